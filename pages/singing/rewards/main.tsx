import { mount } from '#shared/runtime/app'
import { RewardsPage } from './RewardsPage.tsx'

mount(<RewardsPage />)
