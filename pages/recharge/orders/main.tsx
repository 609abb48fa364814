import { mount } from '#shared/runtime/app'
import { OrdersPage } from './OrdersPage.tsx'

mount(<OrdersPage />)
