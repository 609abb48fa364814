import { mount } from '#shared/runtime/app'
import { HuntPage } from './HuntPage.tsx'

mount(<HuntPage />)
