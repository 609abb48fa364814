import { mount } from '#shared/runtime/app'
import { FriendsPage } from './FriendsPage.tsx'

mount(<FriendsPage />)
