import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a boat, claims the first drumbeats for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '朱凤队', en: 'Team Phoenix', tw: '朱鳳隊' })
