import { Line } from '#shared/kit/line'
import type { Demo } from '#testing/demo'
import { listOf } from '#testing/demo-parts/paged-list'
import { NICKNAMES } from '#testing/demo-parts/people'
import { Feed } from './index.ts'

const people = NICKNAMES.slice(0, 4)

const feed = (list: ReturnType<typeof listOf<string>>) => (
  <Feed
    list={list}
    keyOf={(name) => name}
    row={(name) => <Line as="li" name={name} figure="12:30" />}
    waiting={{ height: 44, lines: 3 }}
  />
)

export default {
  usual: ({ note }) => feed(listOf(people, { more: () => note('more') })),
  whole: () => feed(listOf(people, { done: true })),
  busy: () => feed(listOf(people, { busy: true })),
  'more failed': () => feed(listOf(people, { error: {} as ReturnType<typeof listOf<string>>['error'] })),
  empty: () => feed(listOf([], { done: true })),
} satisfies Demo
