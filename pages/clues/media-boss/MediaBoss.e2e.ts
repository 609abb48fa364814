import { wordsOf } from '#testing/story'
import { landingStory } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

export const story = landingStory(say('act'), say('sent'))
