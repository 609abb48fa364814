import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0919/index'],
  title: {
    zh: '满仓金秋 · 田野丰收赛',
    en: 'Harvest: Five Fields of Gold',
    tw: '滿倉金秋 · 田野豐收賽',
  },
  description: {
    zh: '五支队伍、五块田，为你的队伍添一穗收成，长得最高的一队赢得大奖。',
    en: 'Five teams, five fields. Bring in ears for your team: the highest crop takes the prizes.',
    tw: '五支隊伍、五塊田，為你的隊伍添一穗收成，長得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f5c95f',
  listed: '20260919',
  art: { x: 340, y: 188, width: 242 },
} satisfies PageOf<typeof family>
