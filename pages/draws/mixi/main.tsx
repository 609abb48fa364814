import { mount } from '#shared/runtime/app'
import { MixiPage } from './MixiPage.tsx'

mount(<MixiPage />)
