import { mount } from '#shared/runtime/app'
import { ReturnPage } from './ReturnPage.tsx'

mount(<ReturnPage />)
