import type { Demo, DemoTools } from '#testing/demo'
import { PlacePrizes } from './index.ts'

const reward = (say: DemoTools['say'], amount: number, days = 0) => ({
  id: `ring ${amount}`,
  kind: 'gift' as const,
  name: say({ zh: '星辰戒指', en: 'Ring of Stars', tw: '星辰戒指' }),
  amount,
  days,
  image: '',
})

export default {
  usual: ({ say }) => (
    <PlacePrizes
      ties
      places={[
        { from: 1, to: 1, rewards: [reward(say, 3), reward(say, 1, 30)] },
        { from: 2, to: 3, rewards: [reward(say, 2)] },
        { from: 4, to: 100, rewards: [reward(say, 1, 7)] },
      ]}
    />
  ),
  titles: ({ say }) => (
    <PlacePrizes
      places={[
        {
          from: 1,
          to: 1,
          title: say({ zh: '赛季之星', en: 'Star of the season', tw: '賽季之星' }),
          rewards: [reward(say, 1)],
        },
      ]}
    />
  ),
} satisfies Demo
