import { mount } from '#shared/runtime/app'
import { AnnualPage } from './AnnualPage.tsx'

mount(<AnnualPage />)
