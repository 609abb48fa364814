import { mount } from '#shared/runtime/app'
import { BossRankPage } from './BossRankPage.tsx'

mount(<BossRankPage />)
