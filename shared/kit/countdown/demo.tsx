import { serverNow } from '#shared/runtime/clock'
import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { Countdown } from './index.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

export default {
  days: () => (
    <WithState start={serverNow() + 12 * DAY + 5 * HOUR}>{(at) => <Countdown target={at} />}</WithState>
  ),
  'last day': () => <WithState start={serverNow() + 5 * HOUR}>{(at) => <Countdown target={at} />}</WithState>,
  plain: () => (
    <WithState start={serverNow() + 3 * DAY + 40 * SECOND}>
      {(at) => <Countdown look="plain" target={at} />}
    </WithState>
  ),
  'ends in five seconds': ({ note }) => (
    <WithState start={serverNow() + 5 * SECOND}>
      {(at) => <Countdown target={at} onEnd={() => note('ended')} />}
    </WithState>
  ),
  over: ({ note }) => <Countdown target={0} onEnd={() => note('ended')} />,
  many: () => <WithState start={serverNow() + 4321 * DAY}>{(at) => <Countdown target={at} />}</WithState>,
} satisfies Demo
