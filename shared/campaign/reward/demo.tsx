import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type Reward, RewardArt, RewardName, RewardPitch } from './index.ts'

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
  pitch: ({ say }) => (
    <RewardPitch
      samples={['rose', 'ring', 'castle']}
      draw={draw}
      points={[say({ zh: '登录就能领', en: 'Log in to claim', tw: '登入就能領' })]}
    />
  ),
} satisfies Demo
