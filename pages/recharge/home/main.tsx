import { mount } from '#shared/runtime/app'
import { HomePage } from './HomePage.tsx'

mount(<HomePage />)
