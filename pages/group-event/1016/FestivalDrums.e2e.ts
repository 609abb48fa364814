import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a troupe, claims the first power for it, and reads that it is theirs. */
export const story = groupEventStory({ zh: '脸谱队', en: 'Mask Troupe', tw: '臉譜隊' })
