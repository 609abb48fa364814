import { mount } from '#shared/runtime/app'
import { SistersPage } from './SistersPage.tsx'

mount(<SistersPage />)
