import { mount } from '#shared/runtime/app'
import { HostPage } from './HostPage.tsx'

mount(<HostPage />)
