import { mount } from '#shared/runtime/app'
import { DutiesPage } from './DutiesPage.tsx'

mount(<DutiesPage />)
