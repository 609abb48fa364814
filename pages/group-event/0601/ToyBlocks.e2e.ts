import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a team, claims the first blocks for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '鸭鸭队', en: 'Team Duck', tw: '鴨鴨隊' })
