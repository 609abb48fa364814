import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a team, claims the day's task for it, and reads that it is theirs. */
export const story = groupEventStory({ zh: '金旗队', en: 'Team Gold', tw: '金旗隊' })
