import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a team, claims the first breeze for it, and reads that it is theirs. */
export const story = groupEventStory({ zh: '云鹤队', en: 'Team Crane', tw: '雲鶴隊' })
