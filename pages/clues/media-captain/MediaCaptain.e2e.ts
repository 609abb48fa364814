import { wordsOf } from '#testing/story'
import { landingJourneys, landingStory } from '../_family/testing.ts'

const say = wordsOf(import.meta.dirname)

export const story = landingStory(say('act'), say('sent'))

export const journeys = landingJourneys(say('act'), say('sent'))
