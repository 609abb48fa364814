import { groupEventStory } from '../_family/testing.ts'

/** Someone takes a side, claims the first pulls for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '野鸭队', en: 'Team Mallard', tw: '野鴨隊' })
