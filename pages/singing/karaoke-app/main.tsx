import { mount } from '#shared/runtime/app'
import { KaraokeAppPage } from './KaraokeAppPage.tsx'

mount(<KaraokeAppPage />)
