import { mount } from '#shared/runtime/app'
import { NationalPage } from './NationalPage.tsx'

mount(<NationalPage />)
