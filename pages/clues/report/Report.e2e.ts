import { reportStory } from '../_family/testing.ts'

export const story = reportStory
