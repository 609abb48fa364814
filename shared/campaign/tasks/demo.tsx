import { drawPrize } from '#shared/campaign/prize'
import type { Demo, DemoTools } from '#testing/demo'
import { ClaimButton, ClaimSteps, TaskBoard } from './index.ts'

const tasks = (say: DemoTools['say']) =>
  [
    {
      id: 'gift',
      title: say({ zh: '送出一份礼物', en: 'Send one gift', tw: '送出一份禮物' }),
      desc: say({ zh: '任意大厅', en: 'In any hall', tw: '任意大廳' }),
      progress: 0,
      target: 1,
      state: 'todo',
    },
    {
      id: 'mic',
      title: say({ zh: '上麦 30 分钟', en: '30 minutes on the mic', tw: '上麥 30 分鐘' }),
      progress: 30,
      target: 30,
      state: 'claimable',
    },
    {
      id: 'share',
      title: say({ zh: '分享活动', en: 'Tell a friend', tw: '分享活動' }),
      progress: 1,
      target: 1,
      state: 'claimed',
    },
    {
      id: 'sign',
      title: say({ zh: '昨日签到', en: 'Sign in yesterday', tw: '昨日簽到' }),
      progress: 0,
      target: 1,
      state: 'missed',
    },
  ] as const

const levels = (say: DemoTools['say']) =>
  (['claimed', 'claimable', 'locked'] as const).map((state, at) => ({
    state,
    level: at + 1,
    name: say({ zh: `第 ${at + 1} 级`, en: `Level ${at + 1}`, tw: `第 ${at + 1} 級` }),
    rewards: [
      {
        id: 'rose',
        kind: 'gift',
        name: say({ zh: '玫瑰', en: 'Rose', tw: '玫瑰' }),
        amount: 3 * (at + 1),
        days: 0,
        image: '',
      } as const,
    ],
  }))

const board =
  (shown: { look?: 'lines'; closed?: boolean; rewardsBelow?: boolean }) =>
  ({ say, note }: DemoTools) => (
    <TaskBoard
      {...shown}
      tasks={tasks(say)}
      rewardOf={() => '+20'}
      inHall={({ id }) => id === 'gift'}
      onGo={({ id }) => note(id)}
      onClaim={({ id }) => note(id)}
    />
  )

export default {
  usual: board({}),
  lines: board({ look: 'lines', rewardsBelow: true }),
  'it is over': board({ closed: true }),
  steps: ({ say, note }) => (
    <ClaimSteps
      steps={levels(say)}
      idOf={({ level }) => String(level)}
      draw={drawPrize}
      markOf={({ level }) => level}
      titleOf={({ name }) => name}
      noteOf={({ level }) => <small>{level * 100}</small>}
      reasonOf={() => say({ zh: '还差 3 小时', en: '3 hours to go', tw: '還差 3 小時' })}
      claiming={null}
      track="step"
      onClaim={({ level }) => note(String(level))}
    />
  ),
  'claims of steps': ({ say, note }) => (
    <ul>
      {(['locked', 'claimable', 'claimed'] as const).map((state) => (
        <li key={state}>
          <ClaimButton
            state={state}
            reason={say({ zh: '还差 3 小时', en: '3 hours to go', tw: '還差 3 小時' })}
            busy={false}
            track="step"
            onClaim={() => note(state)}
          />
        </li>
      ))}
    </ul>
  ),
} satisfies Demo
