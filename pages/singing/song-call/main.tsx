import { mount } from '#shared/runtime/app'
import { SongCallPage } from './SongCallPage.tsx'

mount(<SongCallPage />)
