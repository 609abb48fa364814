import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a flower, claims the first dew for it, and reads that it is theirs. */
export const story = groupEventStory({ zh: '郁金香队', en: 'Team Tulip', tw: '鬱金香隊' })
