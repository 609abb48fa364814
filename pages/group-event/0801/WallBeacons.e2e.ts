import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a tower, claims the first torches for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '苍鹰队', en: 'Team Eagle', tw: '蒼鷹隊' })
