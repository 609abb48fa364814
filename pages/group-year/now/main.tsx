import { mount } from '#shared/runtime/app'
import { NowPage } from './NowPage.tsx'

mount(<NowPage />)
