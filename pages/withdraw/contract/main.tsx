import { mount } from '#shared/runtime/app'
import { ContractPage } from './ContractPage.tsx'

mount(<ContractPage />)
