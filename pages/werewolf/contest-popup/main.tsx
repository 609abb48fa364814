import { mount } from '#shared/runtime/app'
import { Contest } from '../_family/contest/Contest.tsx'

mount(<Contest popup />)
