import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a crew, claims the first strokes for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '青蛙队', en: 'Team Frog', tw: '青蛙隊' })
