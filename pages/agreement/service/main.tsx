import { mount } from '#shared/runtime/app'
import { ServicePage } from './ServicePage.tsx'

mount(<ServicePage />)
