import { mount } from '#shared/runtime/app'
import { ConstellationPage } from './ConstellationPage.tsx'

mount(<ConstellationPage />)
