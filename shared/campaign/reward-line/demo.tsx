import type { Reward } from '#shared/campaign/reward'
import type { Demo, DemoTools } from '#testing/demo'
import { demoRewards, drawDemoReward } from '#testing/demo-parts/rewards'
import { RewardLine, TopPrize } from './index.ts'

const long = (say: DemoTools['say']): Reward[] =>
  demoRewards(say).map((reward) => ({
    ...reward,
    name: say({
      zh: '星河漫游限定动态头像框',
      en: 'Limited animated portrait frame of the starry river',
      tw: '星河漫遊限定動態頭像框',
    }),
    amount: 99_999,
  }))

export default {
  line: ({ say }) => <RewardLine rewards={demoRewards(say)} draw={drawDemoReward} />,
  'with ones': ({ say }) => <RewardLine rewards={demoRewards(say)} draw={drawDemoReward} single="×1" />,
  'in a sentence': ({ say }) => (
    <p>
      {say({ zh: '完成可得', en: 'It gives', tw: '完成可得' })}{' '}
      <RewardLine rewards={demoRewards(say)} draw={drawDemoReward} inline />
    </p>
  ),
  'top prize': ({ say }) => (
    <TopPrize
      label={say({ zh: '榜首可得', en: 'First place gets', tw: '榜首可得' })}
      rewards={demoRewards(say).slice(0, 1)}
      draw={drawDemoReward}
    />
  ),
  'long texts': ({ say }) => <RewardLine rewards={long(say)} draw={drawDemoReward} />,
} satisfies Demo
