import { mount } from '#shared/runtime/app'
import { KaraokePage } from './KaraokePage.tsx'

mount(<KaraokePage />)
