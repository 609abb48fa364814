import { formStory } from '../_family/testing.ts'

export const story = formStory
