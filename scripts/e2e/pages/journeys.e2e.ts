import { pagesUnderTest } from '../pages.ts'
import { test } from '../test.ts'
import { describeJourneys } from './describe-journeys.ts'

describeJourneys(pagesUnderTest(), test)
