import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0901/index'],
  title: {
    zh: '折满星星 · 开学许愿瓶',
    en: 'Lucky Stars: A Jar of Wishes',
    tw: '摺滿星星 · 開學許願瓶',
  },
  description: {
    zh: '六支队伍、六只许愿瓶，为你的队伍折一颗纸星星，最先装满的一队赢得大奖。',
    en: 'Six teams, six jars. Fold paper stars for yours: the first full jar takes the prizes.',
    tw: '六支隊伍、六只許願瓶，為你的隊伍摺一顆紙星星，最先裝滿的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#cfe3f7',
  listed: '20260901',
  art: { x: 200, y: 185, width: 248 },
} satisfies PageOf<typeof family>
