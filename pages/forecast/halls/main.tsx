import { mount } from '#shared/runtime/app'
import { HallsPage } from './HallsPage.tsx'

mount(<HallsPage />)
