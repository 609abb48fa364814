import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/groupMMDD/index'],
  title: {
    zh: 'zh',
    en: 'en',
    tw: 'tw',
  },
  description: {
    zh: 'zh',
    en: 'en',
    tw: 'tw',
  },
  cover: './cover.png',
  themeColor: '#dbe7f2',
  listed: 'YYYYMMDD',
  art: { x: 130, y: 34, width: 340 },
} satisfies PageOf<typeof family>
