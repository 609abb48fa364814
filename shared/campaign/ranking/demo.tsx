import type { Demo } from '#testing/demo'
import { PlainRows } from '#testing/demo-parts/PlainRows'
import { listOf } from '#testing/demo-parts/paged-list'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { EndlessRanking, PeopleRanking } from './index.ts'

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    userId: String(at),
    nickname: NICKNAMES[at % NICKNAMES.length] ?? '',
    portrait: portraitOf(at),
    rank: at === 5 ? 5 : at + 1,
    score: at === 5 ? 5000 : Math.round(30_000 / (at + 1)),
    gap: 0,
  }))
const mine = { userId: '6', nickname: 'Mia', portrait: '', rank: 7, score: 4286, gap: 715 }

const list = (count: number, own: typeof mine | null, done = true) =>
  listOf<typeof mine, { mine: typeof mine | null }>(people(count), { done }, { mine: own })
const board = (count: number, own: typeof mine | null = mine, change: object = {}) => (
  <EndlessRanking people={list(count, own)} unit={() => ''} endless={PlainRows} {...change} />
)

export default {
  usual: () => board(9),
  over: () => board(9, mine, { over: true }),
  'no place yet': () => board(5, { ...mine, userId: 'me', rank: 0, score: 0, gap: 0 }),
  'podium alone': () => board(3),
  'light page': () => <PeopleRanking people={list(6, mine, false)} unit={() => ''} />,
  empty: () => board(0, null),
} satisfies Demo
