import { getStarHost } from '#shared/api/star-host'
import { domain } from '../../domain.ts'
import { monthStart } from '../../world/calendar.ts'
import { publicPerson } from '../../world/people.ts'
import { texts } from '../../world/refusal-words.ts'
import { part, type User } from '../../world/user.ts'
import { applications } from './application.ts'

const MOST_STARS = 5

const TITLES = texts({
  hours: ['本月主持时长（小时）', 'Hours hosted this month', '本月主持時數（小時）'],
  guests: ['本月欢迎新客人', 'New guests welcomed this month', '本月歡迎新客人'],
  flow: ['本月厅内流水（PP币）', 'PP coins in gifts this month', '本月廳內業績（PP幣）'],
})

const PERKS = [
  { id: 'badge', fromStars: 1, ...texts({ title: ['星级徽章', 'Star badge', '星級徽章'] }) },
  {
    id: 'front',
    fromStars: 2,
    ...texts({ title: ['厅列表推荐位', 'A place among recommended halls', '廳列表推薦位'] }),
  },
  { id: 'frame', fromStars: 3, ...texts({ title: ['专属头像框', 'A frame of your own', '專屬頭像框'] }) },
  { id: 'support', fromStars: 5, ...texts({ title: ['专属客服', 'Your own support contact', '專屬客服'] }) },
]

type Kind = keyof typeof TITLES

/** The monthly requirements of the next star, by stars held. */
const TARGETS: Readonly<Record<Kind, number>> = { hours: 20, guests: 30, flow: 4000 }

interface Months {
  stars: number
  /** By the month's first midnight. */
  done: Map<number, Record<Kind, number>>
}

const monthsOf: (user: User) => Months = part('star-host', (user) => {
  const { progress, empty } = user.scenario
  const known = progress !== 'fresh' && !empty
  const done = { hours: known ? 34 : 0, guests: known ? 71 : 0, flow: known ? 12_400 : 0 }
  return {
    stars: empty ? 0 : { fresh: 0, midway: 2, veteran: MOST_STARS }[progress],
    done: new Map([[monthStart(user.firstMidnight), done]]),
  }
})

function monthOf(user: User, now: number): Record<Kind, number> {
  const { done } = monthsOf(user)
  const month = done.get(monthStart(now)) ?? { hours: 0, guests: 0, flow: 0 }
  done.set(monthStart(now), month)
  return month
}

const work = (kind: Kind) => (user: User, amount: number, now: number) => {
  monthOf(user, now)[kind] += amount
}

const stars = domain((on, when) => {
  when('hosted', work('hours'))
  when('greeted', work('guests'))
  when('gifted', work('flow'))

  on(getStarHost, ({ user, now, say }) => {
    const { stars } = monthsOf(user)
    const done = monthOf(user, now)
    const next = Math.min(MOST_STARS, stars + 1)
    return {
      host: publicPerson(user),
      stars,
      mostStars: MOST_STARS,
      monthEndsAt: monthStart(now, 1),
      conditions: (['hours', 'guests', 'flow'] as const).map((kind) => {
        const target = TARGETS[kind] * next
        return {
          kind,
          title: say(TITLES[kind]),
          progress: Math.min(target, done[kind]),
          target,
          met: done[kind] >= target,
        }
      }),
      perks: PERKS.map(({ id, fromStars, title }) => ({
        id,
        title: say(title),
        fromStars,
        held: stars >= fromStars,
      })),
    }
  })
})

export const starHost = [applications, stars]
