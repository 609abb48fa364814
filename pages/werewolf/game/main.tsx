import { mount } from '#shared/runtime/app'
import { GamePage } from './GamePage.tsx'

mount(<GamePage />)
