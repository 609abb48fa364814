import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a field, claims the first ears for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '稻子队', en: 'Team Rice', tw: '稻子隊' })
