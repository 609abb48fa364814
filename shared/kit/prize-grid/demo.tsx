import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type Prize, PrizeGrid } from './index.ts'

const KINDS = ['frame', 'gift', 'ticket', 'coin', 'star'] as const
const prizes = (say: DemoTools['say'], count: number): Prize[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: say({ zh: '礼物', en: 'Gift', tw: '禮物' }),
    art: <DemoArt of={KINDS[index % KINDS.length] ?? 'coin'} />,
    count: `x${index + 1}`,
    note: `${(10 / (index + 1)).toFixed(2)}%`,
    top: index === 0,
  }))

export default {
  usual: ({ say }) => <PrizeGrid prizes={prizes(say, 6)} />,
  picked: ({ say }) => <PrizeGrid prizes={prizes(say, 4)} columns={4} picked="2" />,
  'two columns': ({ say }) => <PrizeGrid prizes={prizes(say, 3)} columns={2} />,
  many: ({ say }) => <PrizeGrid prizes={prizes(say, 24)} columns={4} />,
  'long texts': ({ say }) => (
    <PrizeGrid
      prizes={prizes(say, 3).map((prize) => ({
        ...prize,
        name: say({
          zh: '星河漫游限定动态头像框（永久）',
          en: 'Limited animated portrait frame of the starry river, for ever',
          tw: '星河漫遊限定動態頭像框（永久）',
        }),
        count: 'x99999',
        note: say({
          zh: '全服仅剩 3 份，先到先得',
          en: 'Three are left on all servers',
          tw: '全服僅剩 3 份，先到先得',
        }),
      }))}
    />
  ),
} satisfies Demo
