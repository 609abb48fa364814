import type { FestivalId } from '#shared/api/festival'
import {
  getLadder,
  getLanterns,
  getLetters,
  type Ladder,
  type Lanterns,
  type Letters,
  lightLantern,
  openLetter,
  receiveRung,
  sendHeart,
  writeLetter,
} from '#shared/api/festival-pairs'
import type { On } from '../../domain.ts'
import { checkClaims, checkRunning } from '../../world/campaign.ts'
import { claimable, claimStateOf } from '../../world/claim.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { publicPerson } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { payOut, rewardsOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'
import { coupleOf, couplesAt } from '../cp/couples.ts'
import { type FestivalPart, gain, gainedSince, type InFestival, move, partOf } from './part.ts'
import { HEART, LANTERN_TOKENS, LETTER_BONUS, LETTER_LENGTH, RUNGS, words } from './plan.ts'
import { festivalOf, inFestival } from './view.ts'

const WHY = texts({
  single: ['先结成情侣，再一起来', 'Become a couple first', '先結成情侶，再一起來'],
  written: ['今天已经写过信了', 'You have written today', '今天已經寫過信了'],
  opened: ['这封信已经拆开了', 'This letter is open already', '這封信已經拆開了'],
  otherDay: ['这盏灯不是今天的', 'This is not the lantern of today', '這盞燈不是今天的'],
  lit: ['你这一半已经点亮了', 'Your half is lit already', '你這一半已經點亮了'],
  sent: ['今天已经送过了', 'You have sent one today', '今天已經送過了'],
})

/** The other one of the person's couple. */
export function partnerOf({ user, state, now, plan }: InFestival<unknown>): User | undefined {
  if (!plan.pairs || !user.id) return undefined
  const people = coupleOf(couplesAt(state, now), user.id)?.people ?? []
  const other = people.find(({ userId }) => userId !== user.id)
  return other && state.user(other.userId)
}

const seeded = part('festival:pairs', () => new Set<FestivalId>())

/** What couples of people who are well on the way did before the sandbox began. */
function seed({ user, plan, own, language }: InFestival<unknown>, partner: User): void {
  if (seeded(user).has(plan.id)) return
  seeded(user).add(plan.id)
  if (user.scenario.progress === 'fresh') return
  const theirs = partOf(partner, plan)
  const days = [own.dates.startAt, own.dates.startAt + DAY]
  const [first = '', second = '', third = ''] = words[language].letters
  theirs.letters.push(
    { id: 'their-1', text: first, at: own.dates.startAt + 20 * HOUR, opened: true },
    { id: 'their-2', text: second, at: user.firstMidnight - 4 * HOUR, opened: false },
  )
  own.letters.push({ id: 'my-1', text: third, at: own.dates.startAt + 21 * HOUR, opened: true })
  for (const day of days) own.lit.add(day)
  for (const day of [...days, user.firstMidnight]) theirs.lit.add(day)
}

const pairOf = (request: InFestival<unknown>) => {
  const partner = partnerOf(request)
  if (partner) seed(request, partner)
  return { me: publicPerson(request.user), partner: partner ? publicPerson(partner) : null }
}

/** Throws a Refusal with code 2066 for who is in no couple. */
function partnersPart(request: InFestival<unknown>): FestivalPart {
  const partner = partnerOf(request)
  if (!partner) throw new Refusal(2066, WHY.single)
  return partOf(partner, request.plan)
}

/** What the partner has; nothing for who is single. */
const theirsOf = (request: InFestival<unknown>): FestivalPart | undefined => {
  const partner = partnerOf(request)
  return partner && partOf(partner, request.plan)
}

const isToday = (at: number, now: number) => midnight(at) === midnight(now)

function lettersOf(request: InFestival<unknown>): Letters {
  const { own, now } = request
  const pair = pairOf(request)
  const theirs = theirsOf(request)?.letters ?? []
  const wrote = (letters: FestivalPart['letters']) => letters.some(({ at }) => isToday(at, now))
  return {
    ...pair,
    letters: [
      ...own.letters.map((letter) => ({ ...letter, from: 'me' as const })),
      ...theirs.map((letter) => ({
        ...letter,
        text: letter.opened ? letter.text : '',
        from: 'them' as const,
      })),
    ].sort((a, b) => b.at - a.at),
    canWrite: !wrote(own.letters),
    length: LETTER_LENGTH,
    bonus: LETTER_BONUS,
    bothToday: wrote(own.letters) && wrote(theirs),
  }
}

function lanternsOf(request: InFestival<unknown>): Lanterns {
  const { own, now, plan } = request
  const pair = pairOf(request)
  const theirs = theirsOf(request)
  const lanterns = Array.from({ length: plan.days }, (_, nth) => {
    const at = own.dates.startAt + nth * DAY
    return { day: nth + 1, at, mine: own.lit.has(at), theirs: theirs?.lit.has(at) ?? false }
  })
  return {
    ...pair,
    lanterns,
    today: lanterns.find(({ at }) => at === midnight(now))?.at ?? null,
    tokens: LANTERN_TOKENS,
    risen: lanterns.filter((each) => each.mine && each.theirs).length,
  }
}

function ladderOf(request: InFestival<unknown>): Ladder {
  const { own, now, language } = request
  const of = (part: FestivalPart | undefined) =>
    part ? gainedSince(part, 0) + part.hearts.length * HEART : 0
  const [mine, theirs] = [of(own), of(theirsOf(request))]
  const score = mine + theirs
  return {
    ...pairOf(request),
    score,
    mine,
    theirs,
    rungs: RUNGS.map(({ id, at, grants }) => ({
      id,
      at,
      rewards: rewardsOf(grants, language),
      state: claimStateOf(own.rungs.has(id), partnerOf(request) !== undefined && score >= at),
    })),
    sentToday: own.hearts.some((at) => isToday(at, now)),
    heart: HEART,
  }
}

export function declarePairs(on: On): void {
  on(getLetters, inFestival('valentine', lettersOf))
  on(getLanterns, inFestival('qixi', lanternsOf))
  on(getLadder, inFestival('love520', ladderOf))

  on(
    writeLetter,
    inFestival('valentine', (request) => {
      const { own, now, input, state } = request
      checkRunning(own.dates, now)
      const theirs = partnersPart(request)
      const text = input.text.trim()
      if (!text || [...text].length > LETTER_LENGTH) throw new Refusal(5001, REFUSALS.badInput)
      if (!lettersOf(request).canWrite) throw new Refusal(2060, WHY.written)
      own.letters.push({ id: `letter-${state.next()}`, text, at: now, opened: false })
      if (lettersOf(request).bothToday) for (const each of [own, theirs]) gain(each, LETTER_BONUS, now)
      move(own, 'act', 1, now)
      return { letters: lettersOf(request), festival: festivalOf(request) }
    }),
  )

  on(
    openLetter,
    inFestival('valentine', (request) => {
      const letter = found(partnersPart(request).letters.find(({ id }) => id === request.input.letterId))
      if (letter.opened) throw new Refusal(2060, WHY.opened)
      letter.opened = true
      return lettersOf(request)
    }),
  )

  on(
    lightLantern,
    inFestival('qixi', (request) => {
      const { own, now, input } = request
      checkRunning(own.dates, now)
      const theirs = partnersPart(request)
      const today = midnight(now)
      if (input.at !== lanternsOf(request).today) throw new Refusal(2007, WHY.otherDay)
      if (own.lit.has(today)) throw new Refusal(2060, WHY.lit)
      own.lit.add(today)
      const rose = theirs.lit.has(today)
      if (rose) for (const each of [own, theirs]) gain(each, LANTERN_TOKENS, now)
      move(own, 'act', 1, now)
      return { rose, lanterns: lanternsOf(request), festival: festivalOf(request) }
    }),
  )

  on(
    sendHeart,
    inFestival('love520', (request) => {
      const { own, now } = request
      checkRunning(own.dates, now)
      partnersPart(request)
      if (own.hearts.some((at) => isToday(at, now))) throw new Refusal(2060, WHY.sent)
      own.hearts.push(now)
      move(own, 'act', 1, now)
      return { ladder: ladderOf(request), festival: festivalOf(request) }
    }),
  )

  on(
    receiveRung,
    inFestival('love520', (request) => {
      const { own, now, input, user, language } = request
      checkClaims(own.dates, now)
      partnersPart(request)
      const rung = claimable(ladderOf(request).rungs.find(({ id }) => id === input.rungId))
      const grants = found(RUNGS.find(({ id }) => id === rung.id)).grants
      own.rungs.add(rung.id)
      payOut(user, grants)
      return { granted: rewardsOf(grants, language), ladder: ladderOf(request) }
    }),
  )
}
