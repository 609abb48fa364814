import { mount } from '#shared/runtime/app'
import { StationPage } from './StationPage.tsx'

mount(<StationPage />)
