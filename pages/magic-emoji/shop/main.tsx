import { mount } from '#shared/runtime/app'
import { ShopPage } from './ShopPage.tsx'

mount(<ShopPage />)
