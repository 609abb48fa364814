import { mount } from '#shared/runtime/app'
import { NewPage } from './NewPage.tsx'

mount(<NewPage />)
