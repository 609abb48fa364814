import { Avatar } from '#shared/kit/avatar'
import type { Demo } from '#testing/demo'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { Lately, Winners } from './index.ts'

const prize = { zh: '星辰戒指', en: 'Ring of Stars', tw: '星辰戒指' }
const people = NICKNAMES.slice(0, 5).map((nickname, at) => ({
  userId: String(at),
  nickname,
  portrait: portraitOf(at),
}))

export default {
  usual: ({ say }) => (
    <Winners
      winners={people.map((person, at) => ({
        ...person,
        rank: at + 1,
        face: <Avatar src={person.portrait} name={person.nickname} size={40} />,
        note: say(prize),
        figure: 9000 - at * 700,
      }))}
    />
  ),
  'without faces': () => (
    <Winners winners={people.map((person, at) => ({ ...person, rank: at + 1, figure: 9000 - at * 700 }))} />
  ),
  pressed: ({ note }) => (
    <Winners onOpen={note} winners={people.map((person, at) => ({ ...person, rank: at + 1, figure: 900 }))} />
  ),
  lately: ({ say }) => (
    <Lately
      faces
      most={5}
      otherDay="minute"
      won={people.map((person, at) => ({
        ...person,
        at: Date.UTC(2026, 10, 21, 6, 30 - at * 7),
        reward: { id: 'ring', name: say(prize), amount: 1, days: 7 },
      }))}
    />
  ),
} satisfies Demo
