import { getHunt, type Hunt, lookForCandy } from '#shared/api/festival-acts'
import type { On } from '../../domain.ts'
import { checkRunning } from '../../world/campaign.ts'
import { midnight } from '../../world/clock.ts'
import { createRandom } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { texts } from '../../world/refusal-words.ts'
import { gain, type InFestival, move, todayOf } from './part.ts'
import { ALL_FOUND, CANDIES, LOOKS, SPOTS, words } from './plan.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  looked: ['这里今天已经找过了', 'You have looked there today', '這裡今天已經找過了'],
  noLooks: [
    '今天的次数用完了，明天再来',
    'No looks left today. Come back tomorrow',
    '今天的次數用完了，明天再來',
  ],
})

type Spot = (typeof SPOTS)[number]

/** Where candy is hidden on a person's day, with its tokens. */
function hiddenOn(userId: string, day: number): Map<Spot, number> {
  const random = createRandom(`hunt/${userId}/${day}`)
  const left: Spot[] = [...SPOTS]
  const hidden = new Map<Spot, number>()
  while (hidden.size < CANDIES) {
    const [spot] = left.splice(random.whole(0, left.length - 1), 1)
    if (spot) hidden.set(spot, random.whole(2, 5))
  }
  return hidden
}

function huntOf({ user, own, now, language }: InFestival<unknown>): Hunt {
  const { looked } = todayOf(own, now)
  const hidden = hiddenOn(user.id, midnight(now))
  const foundNow = [...hidden.keys()].filter((spot) => looked.has(spot))
  return {
    spots: SPOTS.map((id) => ({ id, looked: looked.has(id), found: looked.get(id) ?? 0 })),
    looks: { left: LOOKS - looked.size, total: LOOKS },
    candies: { found: foundNow.length, total: CANDIES },
    clues: [...hidden.keys()].filter((spot) => !looked.has(spot)).map((spot) => words[language].clues[spot]),
    bonus: ALL_FOUND,
  }
}

export function declareHunt(on: On): void {
  on(getHunt, inFestival('halloween', huntOf))

  on(
    lookForCandy,
    inFestival('halloween', (request) => {
      const { own, now, input, user } = request
      checkRunning(own.dates, now)
      const spot = found(SPOTS.find((id) => id === input.spotId))
      const { looked } = todayOf(own, now)
      if (looked.has(spot)) throw new Refusal(2060, WHY.looked)
      if (looked.size >= LOOKS) throw new Refusal(2072, WHY.noLooks)
      const hidden = hiddenOn(user.id, midnight(now))
      const tokens = hidden.get(spot) ?? 0
      looked.set(spot, tokens)
      const bonus = tokens && [...hidden.keys()].every((each) => looked.has(each)) ? ALL_FOUND : 0
      if (tokens) gain(own, tokens + bonus, now)
      move(own, 'act', 1, now)
      return { tokens, bonus, hunt: huntOf(request), festival: festivalOf(request) }
    }),
  )
}
