import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type Task, TaskList } from './index.ts'

const tasks = (say: DemoTools['say']): Task[] => [
  {
    id: 'mic',
    title: say({ zh: '上麦 30 分钟', en: '30 minutes on the mic', tw: '上麥 30 分鐘' }),
    note: say({ zh: '任意大厅', en: 'In any hall', tw: '任意大廳' }),
    art: <DemoArt of="star" />,
    value: 12,
    goal: 30,
    reward: '+20',
    state: 'todo',
  },
  {
    id: 'gift',
    title: say({ zh: '送出一份礼物', en: 'Send one gift', tw: '送出一份禮物' }),
    art: <DemoArt of="gift" />,
    value: 1,
    goal: 1,
    reward: '+50',
    state: 'claimable',
  },
  {
    id: 'share',
    title: say({ zh: '分享活动', en: 'Tell a friend', tw: '分享活動' }),
    art: <DemoArt of="ticket" />,
    reward: '+10',
    state: 'claimed',
  },
]

export default {
  usual: ({ say, note }) => (
    <TaskList tasks={tasks(say)} onAct={(task) => note(`${task.id}: ${task.state}`)} />
  ),
  busy: ({ say, note }) => <TaskList tasks={tasks(say)} busyId="gift" onAct={(task) => note(task.id)} />,
  'own action, with a reason': ({ say, note }) => (
    <TaskList
      onAct={(task) => note(task.id)}
      tasks={tasks(say)
        .slice(0, 1)
        .map((task) => ({
          ...task,
          action: say({ zh: '进房', en: 'Enter', tw: '進房' }),
          reason: say({ zh: '活动还没有开始', en: 'It has not begun', tw: '活動還沒有開始' }),
        }))}
    />
  ),
  'long texts': ({ say, note }) => (
    <TaskList
      onAct={(task) => note(task.id)}
      tasks={tasks(say).map((task) => ({
        ...task,
        title: say({
          zh: '在三个不同的大厅里各上麦三十分钟并收到至少五份礼物',
          en: 'Half an hour on the mic in each of three halls, with five gifts received or more',
          tw: '在三個不同的大廳裡各上麥三十分鐘並收到至少五份禮物',
        }),
        note: say({
          zh: '同一个大厅每天只计算一次，离开超过十分钟需要从头开始。',
          en: 'A hall counts once a day; it begins again after ten minutes of absence.',
          tw: '同一個大廳每天只計算一次，離開超過十分鐘需要從頭開始。',
        }),
        value: 123_456_789,
        goal: 987_654_321,
        reward: '+1234567',
      }))}
    />
  ),
} satisfies Demo
