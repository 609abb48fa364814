import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/petV2'],
  weight: 'full',
  title: { zh: '厅宠公寓', en: 'The Pet House', tw: '廳寵公寓' },
  description: {
    zh: '从屋顶到地窖：看厅宠住在哪、长到几级，领养、改名、扭蛋都在一栋楼里。',
    en: "From roof to cellar: where a hall's pets live and grow, are adopted, named and won for.",
    tw: '從屋頂到地窖：看廳寵住在哪、長到幾級，領養、改名、扭蛋都在一棟樓裡。',
  },
  cover: './cover.png',
  themeColor: '#7cc4ee',
  listed: false,
  data: ['/activity/roomPet/*'],
  states: {
    midway: { as: '10002' },
    'no-pet': {},
    veteran: { as: '10003' },
    night: { as: '10003', at: '21:00', shows: 'data-light=night' },
    guest: { as: '10002', query: 'roomId=88001' },
    empty: { as: '10008' },
    naming: { as: '10002', taps: ['name'] },
    'name-refused': { as: '10002', taps: ['name', 'pet-name=官方小橘', 'rename'] },
    'adopt-question': { as: '10002', taps: ['adopt'] },
    drawn: { as: '10002', taps: ['draw-10'] },
    rules: { as: '10002', taps: ['rules'] },
    'in-app': { as: '10002', client: 'flutter' },
    'pool-failed': { as: '10002', faults: [{ path: '/activity/roomPet/prizePool', drop: true }] },
  },
  actions: {
    draw: { path: '/activity/roomPet/draw', state: 'drawn', shows: 'data-expose=reward' },
    rename: {
      path: '/activity/roomPet/updateName',
      state: 'naming',
      taps: ['pet-name=小橘', 'rename'],
      shows: 'name.saved',
    },
  },
} satisfies PageMeta
