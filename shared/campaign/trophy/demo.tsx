import type { Demo, DemoTools } from '#testing/demo'
import { TrophyButton } from './index.ts'

const trophy = (
  say: DemoTools['say'],
  emblem: Parameters<typeof TrophyButton>[0]['trophy']['emblem'],
  figure = '10 / 10',
) => (
  <TrophyButton
    trophy={{
      emblem,
      from: say({ zh: '观星图志', en: 'The Star Atlas', tw: '觀星圖誌' }),
      figure,
      text: say({ zh: '处女星宫全部点亮', en: 'All of Virgo is lit', tw: '處女星宮全部點亮' }),
      person: { nickname: 'Luna_星河', portrait: '' },
    }}
  />
)

export default {
  star: ({ say }) => trophy(say, 'star'),
  hearts: ({ say }) => trophy(say, 'hearts'),
  crown: ({ say }) => trophy(say, 'crown'),
  candy: ({ say }) => trophy(say, 'candy'),
  blades: ({ say }) => trophy(say, 'blades'),
  card: ({ say }) => trophy(say, 'card'),
  frame: ({ say }) => trophy(say, 'frame'),
  lantern: ({ say }) => trophy(say, 'lantern'),
  'a long figure': ({ say }) => trophy(say, 'star', 'Frame of the little fox, 15 days'),
} satisfies Demo
