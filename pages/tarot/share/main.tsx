import { mount } from '#shared/runtime/app'
import { TarotPage } from './TarotPage.tsx'

mount(<TarotPage />)
