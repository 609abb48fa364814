import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a jar, claims the first stars for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '橡皮队', en: 'Eraser', tw: '橡皮擦隊' })
