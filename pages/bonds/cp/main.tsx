import { mount } from '#shared/runtime/app'
import { CpPage } from './CpPage.tsx'

mount(<CpPage />)
