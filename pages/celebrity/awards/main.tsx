import { mount } from '#shared/runtime/app'
import { AwardsPage } from './AwardsPage.tsx'

mount(<AwardsPage />)
