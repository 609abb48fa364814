import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type Reward, RewardArt, RewardName, RewardSamples } from './index.ts'

const draw = ({ kind }: Reward) => <DemoArt of={kind === 'frame' ? kind : 'coin'} />

const frame = (say: DemoTools['say'], amount: number): Reward => ({
  id: 'frame',
  kind: 'frame',
  name: say({ zh: '流星头像框', en: 'Meteor frame', tw: '流星頭像框' }),
  amount,
  days: 7,
  image: '',
})

export default {
  art: ({ say }) => (
    <span style={{ display: 'block', width: 64, height: 64 }}>
      <RewardArt reward={frame(say, 1)} draw={draw} />
    </span>
  ),
  name: ({ say }) => (
    <p>
      <RewardName reward={frame(say, 3)} />
    </p>
  ),
  samples: () => <RewardSamples ids={['rose', 'ring', 'castle']} draw={draw} />,
} satisfies Demo
