import { mount } from '#shared/runtime/app'
import { ValentinePage } from './ValentinePage.tsx'

mount(<ValentinePage />)
