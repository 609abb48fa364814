import { mount } from '#shared/runtime/app'
import { RecallPage } from './RecallPage.tsx'

mount(<RecallPage />)
