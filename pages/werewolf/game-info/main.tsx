import { mount } from '#shared/runtime/app'
import { GameInfoPage } from './GameInfoPage.tsx'

mount(<GameInfoPage />)
