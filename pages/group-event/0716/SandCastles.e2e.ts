import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a castle, claims the first buckets for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '海鸥队', en: 'Team Gull', tw: '海鷗隊' })
