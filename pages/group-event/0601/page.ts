import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0601/index'],
  title: {
    zh: '叠叠高高 · 六一积木大赛',
    en: 'Toy Towers: The Block Party',
    tw: '疊疊高高 · 六一積木大賽',
  },
  description: {
    zh: '四支队伍搭四座积木塔，为你的队伍添一块积木，搭得最高的一队赢得大奖。',
    en: 'Four teams build four towers. Add a block for your team: the tallest tower takes the prizes.',
    tw: '四支隊伍搭四座積木塔，為你的隊伍添一塊積木，搭得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#ffd9b8',
  listed: '20260601',
  art: { x: 210, y: 194, width: 230 },
} satisfies PageOf<typeof family>
