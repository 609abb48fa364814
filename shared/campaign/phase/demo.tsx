import { serverNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { PhaseClock, type Schedule } from './index.ts'

const DAY = 86_400_000
const WORDS = {
  coming: { zh: '距离开始', en: 'Starts in', tw: '距離開始' },
  running: { zh: '距离结束', en: 'Ends in', tw: '距離結束' },
  ended: { zh: '核算中，距公布', en: 'Counting, results in', tw: '核算中，距公布' },
  settled: { zh: '成绩已公布', en: 'Results are out', tw: '成績已公布' },
} as const

const at = (phase: Schedule['phase'], day: number) => {
  const now = serverNow()
  return {
    phase,
    startAt: now + (1 - day) * DAY,
    endAt: now + (8 - day) * DAY,
    settleAt: now + (9 - day) * DAY,
  }
}

const clock =
  (phase: Schedule['phase'], day: number) =>
  ({ say, note }: DemoTools) => (
    <WithState start={at(phase, day)}>
      {(schedule) => (
        <PhaseClock
          schedule={schedule}
          say={(now) => say(WORDS[now])}
          after={phase === 'settled' ? formatDate(schedule.settleAt, 'minute') : undefined}
          onEnd={() => note(phase)}
        />
      )}
    </WithState>
  )

export default {
  coming: clock('coming', 0),
  running: clock('running', 3),
  ended: clock('ended', 8.5),
  settled: clock('settled', 12),
  'before it is known': ({ say }) => (
    <PhaseClock
      schedule={undefined}
      say={(now) => say(WORDS[now])}
      before={say({ zh: '加载中', en: 'Loading', tw: '載入中' })}
      onEnd={() => {}}
    />
  ),
} satisfies Demo
