import { wordsOf } from '#testing/story'
import { landingStory } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)

export const story = landingStory(say('act'), say('sent'))
