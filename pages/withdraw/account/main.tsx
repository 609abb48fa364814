import { mount } from '#shared/runtime/app'
import { AccountPage } from './AccountPage.tsx'

mount(<AccountPage />)
