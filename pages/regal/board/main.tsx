import { mount } from '#shared/runtime/app'
import { RegalPage } from './RegalPage.tsx'

mount(<RegalPage />)
