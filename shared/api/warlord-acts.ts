/** What is done in the sheets of a captain's season: the goal, tutorials, the advanced track. */
import { object } from 'valibot'
import { count, endpoint, id, time } from '#shared/runtime/schema'
import { board, received } from './warlord.ts'

/**
 * Sets the season's growth goal, once, and the hall if none is chosen.
 * @throws {2060} already set
 * @throws {4040}
 * @throws {5101} closed
 */
export const setGoal = endpoint({
  method: 'POST',
  path: '/user/cap/battle/setGoal',
  input: object({ goalId: id, roomId: id }),
  output: board,
  idempotent: true,
})

/**
 * Marks a tutorial as read to its end, and grants its reward.
 * @throws {2007} its day is locked
 * @throws {4040}
 */
export const readPost = endpoint({
  method: 'POST',
  path: '/user/cap/battle/readPost',
  input: object({ id }),
  output: received,
  idempotent: true,
})

/**
 * Buys the advanced track for this season in the given hall, at the price that was shown; PP coin are taken at once.
 * Read the board again afterwards.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2060} bought before
 * @throws {2066} not a new captain in that hall for the first time
 * @throws {2072} too few PP coin
 * @throws {5101} not on sale
 */
export const battlePay = endpoint({
  method: 'POST',
  path: '/assets/pay/battlePay',
  input: object({ seasonId: id, roomId: id, price: count }),
  output: object({ orderId: id, paidAt: time, price: count, balance: count }),
  idempotent: true,
  needInterval: 2000,
})
