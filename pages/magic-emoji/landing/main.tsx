import { mount } from '#shared/runtime/app'
import { LandingPage } from './LandingPage.tsx'

mount(<LandingPage />)
