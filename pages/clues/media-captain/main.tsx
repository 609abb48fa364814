import { mount } from '#shared/runtime/app'
import { Landing } from '../_family/landing/Landing.tsx'

mount(<Landing audience="captain" />)
