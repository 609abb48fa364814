import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a team at the pond, claims the first glimmers for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '蜗牛队', en: 'Team Snail', tw: '蝸牛隊' })
