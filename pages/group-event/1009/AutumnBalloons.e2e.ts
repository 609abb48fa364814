import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a balloon, claims the first heat for it, and reads that it is theirs. */
export const story = groupEventStory({ zh: '方格队', en: 'Checks', tw: '方格隊' })
