import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0508/index'],
  title: {
    zh: '满园花信 · 小园栽花赛',
    en: 'Full Bloom: The Walled Garden',
    tw: '滿園花信 · 小園栽花賽',
  },
  description: {
    zh: '五支队伍、五株花，为你的队伍浇一瓢花露，开得最高的一队赢得大奖。',
    en: 'Five teams, five flowers. Water yours: the tallest bloom takes the prizes.',
    tw: '五支隊伍、五株花，為你的隊伍澆一瓢花露，開得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f9e3c6',
  listed: '20260508',
  art: { x: 30, y: 200, width: 219 },
} satisfies PageOf<typeof family>
