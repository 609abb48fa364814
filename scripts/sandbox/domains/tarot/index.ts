import { getTarot, type TarotReading } from '#shared/api/tarot'
import { domain, type HandlerRequest } from '../../domain.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { notFound } from '../../world/refusal.ts'
import type { User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const POSITIONS = ['past', 'present', 'future'] as const
/** What a person may have asked, in their own words. */
const QUESTIONS = ['', '最近会遇到对的人吗？', 'Should I take the new job?', '今晚的狼人局能赢吗']

/** A reading's id is its owner and the day, `10001-20413`: days since 1970 in the product's zone. */
const dayOf = (now: number): number => Math.round((midnight(now) + 8 * HOUR) / DAY)

function readingOf(owner: User, day: number, { language }: HandlerRequest<unknown>): TarotReading {
  const { cards, summaries } = words[language]
  const random = owner.seeded(`tarot ${day}`)
  const deck = cards.map((card, number) => ({ ...card, number }))
  const laid = POSITIONS.map((position) => {
    const card = random.pick(deck)
    deck.splice(deck.indexOf(card), 1)
    const upright = random.next() < 0.65 ? ('upright' as const) : ('reversed' as const)
    const { number, name, keywords } = card
    return { number, name, position, upright, keywords, meaning: card[upright] }
  })
  return {
    id: `${owner.id}-${day}`,
    owner: publicPerson(owner),
    at: day * DAY - 8 * HOUR + random.whole(0, 20) * HOUR,
    question: random.pick(QUESTIONS),
    cards: laid,
    summary: random.pick(summaries),
    luck: random.whole(2, 5),
    roomId: random.pick(HALLS).roomId,
  }
}

export const tarot = domain((on) => {
  on(getTarot, (request) => {
    const { input, user, state, now } = request
    if (input.readingId === undefined) {
      return user.id && !user.scenario.empty ? readingOf(user, dayOf(now), request) : null
    }
    const [, ownerId = '', day = ''] = /^(\d{1,12})-(\d{1,6})$/.exec(String(input.readingId)) ?? []
    if (!ownerId || Number(day) > dayOf(now)) throw notFound()
    return readingOf(someone(state, ownerId), Number(day), request)
  })
})
