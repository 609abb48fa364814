import { groupEventStory } from '../_family/testing.ts'

/** Someone boards a train, claims the first miles for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '飞隼号', en: 'The Falcon', tw: '飛隼號' })
