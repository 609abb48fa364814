import { mount } from '#shared/runtime/app'
import { RoomBattlePage } from './RoomBattlePage.tsx'

mount(<RoomBattlePage />)
