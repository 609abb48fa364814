import { mount } from '#shared/runtime/app'
import { WerewolfDayPage } from './WerewolfDayPage.tsx'

mount(<WerewolfDayPage />)
