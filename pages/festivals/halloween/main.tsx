import { mount } from '#shared/runtime/app'
import { HalloweenPage } from './HalloweenPage.tsx'

mount(<HalloweenPage />)
