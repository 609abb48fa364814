import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { demoRewards, drawDemoReward } from '#testing/demo-parts/rewards'
import { PrizeWheel } from './index.ts'
import { useWheel } from './use-wheel.ts'

function Turning({ say, note }: DemoTools) {
  const prizes = demoRewards(say).map((reward, at) => ({
    id: reward.id,
    percent: [60, 35, 5][at] ?? 0,
    reward,
  }))
  const wheel = useWheel(prizes)
  return (
    <PrizeWheel
      wheel={wheel}
      prizes={prizes}
      colours={['#ffc93c', '#ef5b4c', '#3f7fd8']}
      draw={drawDemoReward}
    >
      <Button onClick={() => void wheel.turnTo('frame').then(() => note('frame'))}>
        {say({ zh: '转一次', en: 'Spin', tw: '轉一次' })}
      </Button>
    </PrizeWheel>
  )
}

export default { usual: (tools) => <Turning {...tools} /> } satisfies Demo
