import type { Demo, DemoTools } from '#testing/demo'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { Pair } from './index.ts'

const [me, partner] = NICKNAMES.map((nickname, at) => ({
  userId: String(at),
  nickname,
  portrait: portraitOf(at),
}))
const pair = ({ say }: DemoTools, other: typeof partner | null) =>
  me && (
    <Pair me={me} partner={other ?? null}>
      <b>{say({ zh: '一起 12 天', en: '12 days together', tw: '一起 12 天' })}</b>
    </Pair>
  )

export default {
  usual: (tools) => pair(tools, partner),
  single: (tools) => pair(tools, null),
} satisfies Demo
