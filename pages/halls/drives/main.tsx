import { mount } from '#shared/runtime/app'
import { DrivesPage } from './DrivesPage.tsx'

mount(<DrivesPage />)
