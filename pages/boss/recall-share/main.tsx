import { mount } from '#shared/runtime/app'
import { RecallSharePage } from './RecallSharePage.tsx'

mount(<RecallSharePage />)
