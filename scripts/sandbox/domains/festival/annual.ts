import {
  type Awards,
  getAwards,
  getReview,
  type Review,
  type ReviewSlide,
  voteForAward,
} from '#shared/api/festival-annual'
import type { On } from '../../domain.ts'
import { checkRunning, shareGone } from '../../world/campaign.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { texts } from '../../world/refusal-words.ts'
import { phaseAt } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { type InFestival, move, todayOf } from './part.ts'
import { AWARDS, words } from './plan.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  voted: ['这个奖项今天已经投过了', 'You have voted for this award today', '這個獎項今天已經投過了'],
})

const NOMINEES = 4

/** Votes that were cast in this sandbox, by award and nominee. */
const cast = (state: State) => state.shared('festival:votes', () => new Map<string, number>())

function reviewOf({ user, language, state, now }: InFestival<unknown>): Review {
  const random = user.seeded('review')
  const year = new Date(now).getUTCFullYear()
  if (user.scenario.empty) return { year, slides: [] }
  const slide = (id: ReviewSlide['id'], value: number): ReviewSlide => ({
    id,
    value,
    percent: random.whole(52, 99),
    person: null,
    name: '',
  })
  const rooms = words[language].rooms
  return {
    year,
    slides: [
      slide('days', random.whole(60, 340)),
      slide('hours', random.whole(40, 900)),
      slide('gifts', random.whole(12, 2400)),
      {
        ...slide('friend', random.whole(20, 260)),
        person: publicPerson(state.user(String(20_001 + random.whole(0, 40)))),
      },
      { ...slide('room', random.whole(30, 400)), name: random.pick(rooms) },
    ],
  }
}

function awardsOf(request: InFestival<unknown>): Awards {
  const { own, now, language, state, user } = request
  const gone = shareGone(own.dates, now)
  const phase = phaseAt(now, own.dates)
  return {
    open: phase === 'running',
    awards: (user.scenario.empty ? [] : AWARDS).map((id, nth) => {
      const nominees = Array.from({ length: NOMINEES }, (_, at) => {
        const userId = String(89_001 + nth * 10 + at)
        const final = createRandom(`award/${id}/${userId}`).whole(2000, 9000)
        const votes = Math.floor(final * gone) + (cast(state).get(`${id} ${userId}`) ?? 0)
        return { ...publicPerson(state.user(userId)), votes }
      }).sort((a, b) => b.votes - a.votes)
      const [first] = nominees
      const { title, desc } = words[language].awards[id]
      return {
        id,
        title,
        desc,
        nominees,
        votedFor: todayOf(own, now).voted.get(id) ?? null,
        winner:
          phase === 'settled' && first
            ? { userId: first.userId, nickname: first.nickname, portrait: first.portrait }
            : null,
      }
    }),
  }
}

export function declareAnnual(on: On): void {
  on(getReview, inFestival('annual', reviewOf))
  on(getAwards, inFestival('annual', awardsOf))

  on(
    voteForAward,
    inFestival('annual', (request) => {
      const { own, now, input, state } = request
      checkRunning(own.dates, now)
      const award = found(awardsOf(request).awards.find(({ id }) => id === input.awardId))
      const nominee = found(award.nominees.find(({ userId }) => userId === String(input.userId)))
      const { voted } = todayOf(own, now)
      if (voted.has(award.id)) throw new Refusal(2060, WHY.voted)
      voted.set(award.id, nominee.userId)
      const key = `${award.id} ${nominee.userId}`
      cast(state).set(key, (cast(state).get(key) ?? 0) + 1)
      move(own, 'act', 1, now)
      return { awards: awardsOf(request), festival: festivalOf(request) }
    }),
  )
}
