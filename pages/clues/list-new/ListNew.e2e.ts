import { listStory } from '../_family/testing.ts'

export const story = listStory
