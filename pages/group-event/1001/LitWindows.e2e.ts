import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a house, claims the first lamps for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '天线楼', en: 'Antenna House', tw: '天線樓' })
