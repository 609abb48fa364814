import { mount } from '#shared/runtime/app'
import { PackPage } from './PackPage.tsx'

mount(<PackPage />)
