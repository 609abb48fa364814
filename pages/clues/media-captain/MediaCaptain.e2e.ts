import { landingJourneys, landingStory } from '../_family/testing.ts'

const ACT = { zh: '我想当队长', en: 'I want to be a captain', tw: '我想當隊長' }
const DONE = { zh: '收到啦', en: 'Got it', tw: '收到囉' }

export const story = landingStory(ACT, DONE)

export const journeys = landingJourneys('/mediarecruit/captain', ACT, DONE)
