import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0801/index'],
  title: {
    zh: '烽火连城 · 长城点台夜',
    en: 'Beacons: Fires along the Wall',
    tw: '烽火連城 · 長城點台夜',
  },
  description: {
    zh: '三支队伍、三座烽火台，为你的队伍添一把火，最先点满的一队赢得大奖。',
    en: 'Three teams, three beacon towers. Bring fire for yours: the first tower fully lit takes the prizes.',
    tw: '三支隊伍、三座烽火台，為你的隊伍添一把火，最先點滿的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#d98a4f',
  listed: '20260801',
  art: { x: 30, y: 168, width: 280 },
} satisfies PageOf<typeof family>
