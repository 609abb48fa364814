import { mount } from '#shared/runtime/app'
import { LoginPage } from './LoginPage.tsx'

mount(<LoginPage />)
