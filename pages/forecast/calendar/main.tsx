import { mount } from '#shared/runtime/app'
import { CalendarPage } from './CalendarPage.tsx'

mount(<CalendarPage />)
