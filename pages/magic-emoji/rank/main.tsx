import { mount } from '#shared/runtime/app'
import { RankPage } from './RankPage.tsx'

mount(<RankPage />)
