import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/albumShow'],
  weight: 'full',
  title: { zh: '相册', en: 'Album', tw: '相簿' },
  description: {
    zh: '按日子收好的照片和视频，翻一翻就想起那天。',
    en: 'Photos and videos kept by the day. Leaf through and remember.',
    tw: '按日子收好的照片和影片，翻一翻就想起那天。',
  },
  cover: './cover.jpg',
  themeColor: '#3d5a50',
  listed: '30',
  art: { x: 330, y: 60, width: 270 },
  data: ['/activity/videoMoment/list'],
  states: {
    mine: { as: '10002' },
    viewer: { as: '10002', taps: ['photo#2'] },
    video: { as: '10002', taps: ['photo#1'] },
    add: { as: '10002', taps: ['add'] },
    'add-video': { as: '10002', taps: ['add', 'kind#2'] },
    theirs: { as: '10002', query: 'toUserId=20003' },
    'in-app': { as: '10002', client: 'android', query: 'toUserId=20003' },
    nothing: { as: '10008' },
    unknown: { as: '10002', query: 'toUserId=404' },
    'logged-out': { as: 'nobody' },
  },
} satisfies PageMeta
