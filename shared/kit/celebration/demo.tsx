import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { Celebration, type Reward } from './index.ts'

const card = (say: DemoTools['say'], id: string, rarity: Reward['rarity']): Reward => ({
  id,
  name: say({ zh: '星愿礼盒', en: 'Wishing box', tw: '星願禮盒' }),
  art: <DemoArt of="gift" />,
  count: '×300',
  ...(rarity && { rarity }),
})

const cards = ({ say, note }: DemoTools, ...rarities: Reward['rarity'][]) => (
  <Celebration
    open
    done={say({ zh: '开心收下', en: 'Great', tw: '開心收下' })}
    title={say({ zh: '恭喜获得', en: 'You received', tw: '恭喜獲得' })}
    rewards={rarities.map((rarity, at) => card(say, String(at), rarity))}
    onClose={() => note('closed')}
  />
)

export default {
  common: (tools) => cards(tools, 'common', 'common', 'common'),
  'rare ones face down': (tools) => cards(tools, 'common', 'rare', 'common', 'epic', 'common'),
  'a legend': (tools) => cards(tools, 'common', 'common', 'rare', 'legend'),
  'one alone': (tools) => cards(tools, 'epic'),
} satisfies Demo
