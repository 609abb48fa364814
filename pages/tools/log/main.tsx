import { mount } from '#shared/runtime/app'
import { LogPage } from './LogPage.tsx'

mount(<LogPage />)
