import type { Demo, DemoTools } from '#testing/demo'
import { type CountedReward, sumRewards, useRewardCount } from './index.ts'

const NAMES = {
  coin: { zh: 'PP币', en: 'PP coins', tw: 'PP幣' },
  frame: { zh: '头像框', en: 'Frame', tw: '頭像框' },
}

function Line({ rewards, say }: { rewards: readonly CountedReward[]; say: DemoTools['say'] }) {
  const countOf = useRewardCount()
  return (
    <ul>
      {sumRewards(rewards).map(({ key, reward }) => (
        <li key={key}>
          {say(NAMES[reward.id as keyof typeof NAMES])} {countOf(reward)}
        </li>
      ))}
    </ul>
  )
}

const coins = (amount: number) => ({ id: 'coin', amount, days: 0 })
const frame = (days: number) => ({ id: 'frame', amount: 1, days })

export default {
  usual: ({ say }) => <Line say={say} rewards={[coins(20), frame(7)]} />,
  'one that stays': ({ say }) => <Line say={say} rewards={[frame(0)]} />,
  'a single day': ({ say }) => <Line say={say} rewards={[frame(1)]} />,
  'equal ones as their sum': ({ say }) => (
    <Line say={say} rewards={[coins(20), frame(7), coins(30), frame(3)]} />
  ),
  'very many': ({ say }) => <Line say={say} rewards={[coins(123_456_789)]} />,
} satisfies Demo
