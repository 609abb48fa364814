import type { Reward } from '#shared/campaign/reward'
import type { DemoTools } from '#testing/demo'
import { DemoArt } from './DemoArt.tsx'

/** A placeholder for a family's drawing of a reward. */
export const drawDemoReward = ({ kind }: Reward) => (
  <DemoArt of={kind === 'frame' || kind === 'gift' ? kind : 'coin'} />
)

/** Three rewards: one of many, one for some days, one alone. */
export const demoRewards = (say: DemoTools['say']): Reward[] => [
  {
    id: 'coin',
    kind: 'coin',
    name: say({ zh: 'PP币', en: 'PP coins', tw: 'PP幣' }),
    amount: 120,
    days: 0,
    image: '',
  },
  {
    id: 'frame',
    kind: 'frame',
    name: say({ zh: '流星头像框', en: 'Meteor frame', tw: '流星頭像框' }),
    amount: 1,
    days: 7,
    image: '',
  },
  {
    id: 'gift',
    kind: 'gift',
    name: say({ zh: '礼盒', en: 'Gift box', tw: '禮盒' }),
    amount: 1,
    days: 0,
    image: '',
  },
]
