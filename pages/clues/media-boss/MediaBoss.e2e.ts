import { landingStory } from '../_family/testing.ts'

const ACT = { zh: '给我留座', en: 'Keep me a seat', tw: '幫我留座' }
const DONE = { zh: '座位已留', en: 'Your seat is kept', tw: '座位已留' }

export const story = landingStory(ACT, DONE)
