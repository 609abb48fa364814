import { mount } from '#shared/runtime/app'
import { DrivesPopupPage } from './DrivesPopupPage.tsx'

mount(<DrivesPopupPage />)
