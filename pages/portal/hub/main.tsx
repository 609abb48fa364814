import { mount } from '#shared/runtime/app'
import { HubPage } from './HubPage.tsx'

mount(<HubPage />)
