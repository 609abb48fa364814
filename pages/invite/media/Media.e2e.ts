import { bindStory } from '../_family/testing.ts'

export const story = bindStory
