import { formStory, leadJourneys } from '../_family/testing.ts'

export const story = formStory

export const journeys = leadJourneys('/recruitment')
