import { useState } from 'react'
import type { Demo, DemoTools, DemoWords } from '#testing/demo.ts'
import { Tabs } from './index.ts'

function useBoards(labels: readonly DemoWords[], { say }: DemoTools) {
  const [value, setValue] = useState('0')
  const items = labels.map((words, index) => ({
    id: String(index),
    label: say(words),
    panel: () => <p>{say(words)}</p>,
  }))
  return (
    <Tabs
      label={say({ zh: '榜单', en: 'Boards', tw: '榜單' })}
      items={items}
      value={value}
      onChange={setValue}
    />
  )
}

const TOTAL = { zh: '总榜', en: 'In all', tw: '總榜' }
const TODAY = { zh: '今日榜', en: 'Today', tw: '今日榜' }

export default {
  two: (tools) => useBoards([TOTAL, TODAY], tools),
  'more than fit': (tools) =>
    useBoards(
      [
        { zh: '暴击榜', en: 'Critical hits', tw: '暴擊榜' },
        { zh: '最后一击', en: 'Last hit', tw: '最後一擊' },
        { zh: '大厅榜', en: 'Halls', tw: '大廳榜' },
        { zh: '厅内榜', en: 'In this hall', tw: '廳內榜' },
        TOTAL,
        TODAY,
      ],
      tools,
    ),
} satisfies Demo
