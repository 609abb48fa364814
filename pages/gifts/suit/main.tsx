import { mount } from '#shared/runtime/app'
import { SuitPage } from './SuitPage.tsx'

mount(<SuitPage />)
