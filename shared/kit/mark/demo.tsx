import type { Demo } from '#testing/demo'
import { Mark } from './index.ts'

export default {
  usual: ({ say }) => (
    <ul>
      <li>
        <Mark of="done" /> {say({ zh: '已完成', en: 'Done', tw: '已完成' })}
      </li>
      <li>
        <Mark of="open" /> {say({ zh: '进行中', en: 'Under way', tw: '進行中' })}
      </li>
      <li>
        <Mark of="missed" /> {say({ zh: '已错过', en: 'Missed', tw: '已錯過' })}
      </li>
      <li>
        <Mark of="locked" /> {say({ zh: '未解锁', en: 'Not open', tw: '未解鎖' })}
      </li>
    </ul>
  ),
} satisfies Demo
