import type { Demo } from '#testing/demo'
import { demoRewards, drawDemoReward } from '#testing/demo-parts/rewards'
import { Losses } from './index.ts'

export default {
  usual: ({ say }) => (
    <Losses
      items={[say({ zh: '320 分', en: '320 points', tw: '320 分' })]}
      rewards={demoRewards(say)}
      draw={drawDemoReward}
      after={say({ zh: '已领的都留着', en: 'What you claimed stays yours', tw: '已領的都留著' })}
    />
  ),
} satisfies Demo
