import { getGameToken, getImMessage, getLastMessageTime, type RoomMessage } from '#shared/api/room-message'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { HALLS } from '../../world/halls.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom, hash } from '../../world/random.ts'
import { notFound } from '../../world/refusal.ts'
import { rewardOf } from '../../world/rewards.ts'
import { fill } from '../../world/text.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

/** Something happens in a hall every so often, in ms; so many of the last are kept. */
const EVERY = 20_000
const KEPT = 120
const TOKEN_SECONDS = 1800

/** Nothing is stored: what happened at a moment follows from the hall and the moment. */
function messageAt(roomId: string, tick: number, { state, language }: HandlerRequest<unknown>): RoomMessage {
  const random = createRandom(`${state.seed}/${roomId}/${tick}`)
  const from = state.user(String(random.whole(20_001, 20_060)))
  const message = { id: `${roomId}-${tick}`, at: tick * EVERY }
  const { said, welcome, gift: gave } = words[language]
  const kind = random.next()
  if (kind < 0.15) {
    const text = fill(welcome, { name: from.nickname })
    return { ...message, kind: 'system', from: null, text, gift: null }
  }
  if (kind < 0.35) {
    const item = random.pick(['rose', 'rose', 'lantern', 'meteor'] as const)
    const gift = rewardOf({ item, amount: random.whole(1, 9) }, language)
    return { ...message, kind: 'gift', from: publicPerson(from), text: fill(gave, { gift: gift.name }), gift }
  }
  return { ...message, kind: 'text', from: publicPerson(from), text: random.pick(said), gift: null }
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The requested hall; throws a Refusal with code 4040. */
function hallFor(input: { roomId?: unknown }): string {
  const roomId = String(input.roomId ?? HALLS[0]?.roomId)
  if (!HALLS.some((hall) => hall.roomId === roomId)) throw notFound()
  return roomId
}

export const roomMessage = domain((on) => {
  on(getImMessage, (request) => {
    const { input, user, now } = request
    const roomId = hallFor(input)
    const last = Math.floor(now / EVERY)
    const ticks = Array.from({ length: user.scenario.empty ? 0 : KEPT }, (_, back) => last - back)
    const { list, ...rest } = pageOf(ticks, input)
    return { list: list.map((tick) => messageAt(roomId, tick, request)), ...rest }
  })

  on(getLastMessageTime, ({ input, user, now }) => {
    hallFor(input)
    return { modifiedAt: user.scenario.empty ? 0 : Math.floor(now / EVERY) * EVERY }
  })

  on(getGameToken, ({ input, user, now, state }) => {
    const expiresAt = now + TOKEN_SECONDS * 1000
    const claims = {
      sub: user.id,
      game: encodeURIComponent(input.gameId ?? ''),
      room: encodeURIComponent(input.roomId ?? ''),
      exp: Math.floor(expiresAt / 1000),
    }
    const body = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}`
    return { token: `${body}.${hash(state.seed + body).toString(36)}`, expiresAt, seconds: TOKEN_SECONDS }
  })
})
