import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a team on the pier, claims the first sparks for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '土星队', en: 'Team Saturn', tw: '土星隊' })
