import { mount } from '#shared/runtime/app'
import { RoomPage } from './RoomPage.tsx'

mount(<RoomPage />)
