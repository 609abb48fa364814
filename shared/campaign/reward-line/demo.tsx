import type { Reward } from '#shared/campaign/reward'
import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { RewardLine } from './index.ts'

const draw = ({ kind }: Reward) => <DemoArt of={kind === 'frame' || kind === 'gift' ? kind : 'coin'} />

const rewards = (say: DemoTools['say']): Reward[] => [
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

const long = (say: DemoTools['say']): Reward[] =>
  rewards(say).map((reward) => ({
    ...reward,
    name: say({
      zh: '星河漫游限定动态头像框',
      en: 'Limited animated portrait frame of the starry river',
      tw: '星河漫遊限定動態頭像框',
    }),
    amount: 99_999,
  }))

export default {
  line: ({ say }) => <RewardLine rewards={rewards(say)} draw={draw} />,
  'with ones': ({ say }) => <RewardLine rewards={rewards(say)} draw={draw} single="×1" />,
  'in a sentence': ({ say }) => (
    <p>
      {say({ zh: '完成可得', en: 'It gives', tw: '完成可得' })}{' '}
      <RewardLine rewards={rewards(say)} draw={draw} inline />
    </p>
  ),
  'long texts': ({ say }) => <RewardLine rewards={long(say)} draw={draw} />,
} satisfies Demo
