import { expect, it } from 'vitest'
import { orderInAddress } from './index.ts'

it.each([
  ['?orderId=70001', '70001'],
  ['?status=paid&orderId=pack-7_a&orderId=pack-7_a', 'pack-7_a'],
  ['?orderId=null&orderId=5', '5'],
])('%s names an order', (search, orderId) => expect(orderInAddress(search)).toEqual({ orderId }))

it.each([
  ['', 'none'],
  ['?orderId=', 'none'],
  ['?orderId=undefined', 'none'],
  ['?orderid=5', 'none'],
  ['?orderId[]=5', 'none'],
  ['?orderId=5&orderId=6', 'several'],
  ['?orderId=5%20', 'malformed'],
  ['?orderId=..%2F5', 'malformed'],
  ['?orderId=%3Cb%3E', 'malformed'],
  ['?orderId=5?status=paid', 'malformed'],
  [`?orderId=${'5'.repeat(65)}`, 'malformed'],
])('%s names none: %s', (search, problem) => expect(orderInAddress(search)).toEqual({ orderId: '', problem }))
