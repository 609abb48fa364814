import { expect, it } from 'vitest'
import { hangingIn } from './hanging-calls.ts'

const heldUp = hangingIn({
  faults: [
    { path: '/user/cap/battle/task/list', hang: true },
    { path: '/activity/info/info/{id}', delayMs: 60_000 },
    { path: '/room/*', hang: true },
    { path: '/misc/*', code: 500 },
    { path: '/assets/*', delayMs: 300 },
  ],
})

it.each(['/user/cap/battle/task/list', '/activity/info/info/7', '/room/nolog/room/list'])(
  '%s is not waited for',
  (path) => expect(heldUp(path)).toBe(true),
)

it.each(['/user/cap/battle/task', '/activity/info/info/7/8', '/misc/search/search', '/assets/coupon/list'])(
  '%s is waited for',
  (path) => expect(heldUp(path)).toBe(false),
)
