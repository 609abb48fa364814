import { mount } from '#shared/runtime/app'
import { SeasonPage } from './SeasonPage.tsx'

mount(<SeasonPage />)
