import { mount } from '#shared/runtime/app'
import { NewYearPage } from './NewYearPage.tsx'

mount(<NewYearPage />)
