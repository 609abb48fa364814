import { wordsOf } from '#testing/story'
import { landingJourneys, landingStory } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

export const story = landingStory(say('act'), say('sent'))

export const journeys = landingJourneys(say('act'), say('sent'))
