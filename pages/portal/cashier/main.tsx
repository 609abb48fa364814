import { mount } from '#shared/runtime/app'
import { CashierPage } from './CashierPage'
import { takeReturn } from './wechat/identity'

takeReturn()
mount(<CashierPage />)
