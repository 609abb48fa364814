import { mount } from '#shared/runtime/app'
import { HousePage } from './HousePage.tsx'

mount(<HousePage />)
