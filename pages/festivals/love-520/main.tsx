import { mount } from '#shared/runtime/app'
import { LovePage } from './LovePage.tsx'

mount(<LovePage />)
