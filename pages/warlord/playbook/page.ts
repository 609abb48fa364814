import type { PageMeta } from '#shared/runtime/app'

const CONTENTS = '/misc/knowledge/100'

export default {
  paths: ['/activityNew/strategy'],
  weight: 'full',
  title: { zh: '队长兵法', en: "The Captain's Playbook", tw: '隊長兵法' },
  description: {
    zh: '六篇短章：开厅、布阵、排班、留客，读完就能用在今晚。',
    en: 'Six short chapters on opening a hall, seating it, planning hours and keeping guests.',
    tw: '六篇短章：開廳、佈陣、排班、留客，讀完就能用在今晚。',
  },
  cover: './cover.png',
  frames: 'any',
  themeColor: '#1a0c16',
  listed: false,
  data: [CONTENTS],
  login: false,
  states: {
    contents: { as: 'nobody' },
    chapter: { taps: ['chapter'] },
    'chapter-with-table': { taps: ['chapter#2'] },
    'deep-link': { query: 'id=106' },
    read: { query: 'id=107', taps: ['chapter-close'] },
    removed: { query: 'id=105' },
    'chapter-failed': { faults: [{ path: '/misc/knowledge/101', drop: true }], taps: ['chapter'] },
    'chapter-loading': { faults: [{ path: '/misc/knowledge/101', hang: true }], taps: ['chapter'] },
    'in-app': { client: 'android' },
    empty: {
      faults: [
        {
          path: CONTENTS,
          data: {
            id: '100',
            title: '',
            summary: '',
            categoryId: 'playbook',
            categoryName: '',
            updatedAt: 0,
            body: '',
            related: [],
          },
        },
      ],
    },
  },
} satisfies PageMeta
