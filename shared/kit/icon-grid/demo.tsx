import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { IconGrid } from './index.ts'

const KINDS = ['coin', 'gift', 'ticket', 'frame', 'star'] as const
const items = (count: number, say: DemoTools['say'], label = { zh: '活动', en: 'Event', tw: '活動' }) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `${say(label)} ${index + 1}`,
    icon: <DemoArt of={KINDS[index % KINDS.length] ?? 'coin'} />,
  }))

export default {
  usual: ({ say, note }) => <IconGrid items={items(6, say)} onPick={(item) => note(item.label)} />,
  two: ({ say, note }) => <IconGrid items={items(2, say)} onPick={(item) => note(item.label)} />,
  four: ({ say, note }) => <IconGrid items={items(4, say)} onPick={(item) => note(item.label)} />,
  'not pressable': ({ say }) => <IconGrid items={items(3, say)} />,
  empty: () => <IconGrid items={[]} />,
  'own words for empty': ({ say }) => (
    <IconGrid
      items={[]}
      emptyText={say({ zh: '暂时没有活动', en: 'No events at the moment', tw: '暫時沒有活動' })}
    />
  ),
  'long texts': ({ say, note }) => (
    <IconGrid
      items={items(5, say, {
        zh: '大厅首领讨伐战与周末狂欢夜',
        en: 'Hall boss hunt and weekend extravaganza',
        tw: '大廳首領討伐戰與週末狂歡夜',
      })}
      onPick={(item) => note(item.label)}
    />
  ),
} satisfies Demo
