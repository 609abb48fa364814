import { deskStory } from '../_family/testing.ts'

export const story = deskStory
