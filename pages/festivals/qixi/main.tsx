import { mount } from '#shared/runtime/app'
import { QixiPage } from './QixiPage.tsx'

mount(<QixiPage />)
