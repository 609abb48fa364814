import { mount } from '#shared/runtime/app'
import { FastLanePage } from './FastLanePage.tsx'

mount(<FastLanePage />)
