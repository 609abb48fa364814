import { mount } from '#shared/runtime/app'
import { RewardsV2Page } from './RewardsV2Page.tsx'

mount(<RewardsV2Page />)
