import { mount } from '#shared/runtime/app'
import { PitchPage } from './PitchPage.tsx'

mount(<PitchPage />)
