import { mount } from '#shared/runtime/app'
import { EffectsPage } from './EffectsPage.tsx'

mount(<EffectsPage />)
