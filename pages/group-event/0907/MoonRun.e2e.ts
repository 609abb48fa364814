import { groupEventStory } from '../_family/testing.ts'

/** Someone joins a rabbit, claims the first petals for it, and reads that they are theirs. */
export const story = groupEventStory({ zh: '捣药兔', en: 'Mortar Hare', tw: '搗藥兔' })
