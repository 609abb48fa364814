import type { Demo } from '#testing/demo'
import { BlockedNote } from './index.ts'

export default {
  usual: ({ say, note }) => (
    <BlockedNote
      text={say({ zh: '星糖不够，还差 20', en: 'You need 20 more candy', tw: '星糖不夠，還差 20' })}
      action={say({ zh: '去做任务', en: 'To the tasks', tw: '去做任務' })}
      onAction={() => note('to the tasks')}
    />
  ),
  waiting: ({ say }) => (
    <BlockedNote
      text={say({
        zh: '今天的加场已买完，明天再来',
        en: 'No more extra games today. There are more at midnight',
        tw: '今天的加場已買完，明天再來',
      })}
    />
  ),
} satisfies Demo
