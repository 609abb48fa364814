import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const FRESH = '?token=demo-10001&userId=10001'
const CHOOSE = { zh: '助力', en: 'Choose', tw: '助力' }
const CONFIRM = { zh: '确定', en: 'Confirm', tw: '確定' }
const YOURS = { zh: '我在为它助力', en: 'You support', tw: '我在為它助力' }

/** Somebody chooses a recommended hall. */
export const story: PageStory = {
  query: FRESH,
  ready: { role: 'button', name: CHOOSE },
  async act(person) {
    await person.tap('button', CHOOSE)
    await person.tap('button', CONFIRM)
  },
  done: YOURS,
}

export const journeys: Record<string, Journey> = {
  'a hall is found by its number and changed to once, though the answer is lost': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      const path = '/activity/roomLeaderRanking/changeRoom'
      await person.finds({ zh: '还能换 1 次', en: '1 change left', tw: '還能換 1 次' })
      await person.fill({ zh: '厅名或厅号', en: 'Name or number of a hall', tw: '廳名或廳號' }, '88003')
      await world.steer({ path, drop: true, after: true, times: 1 })
      await person.tap('button', { zh: '换到这', en: 'Change', tw: '換到這' })
      await person.sees({ zh: '热度留在那里', en: 'stays there', tw: '熱度留在那裡' })
      await person.tap('button', CONFIRM)
      await person.sees({ zh: '换厅次数已用完', en: 'No changes left', tw: '換廳次數已用完' })
      await isSentOnce(world, path)
    },
  },
}
