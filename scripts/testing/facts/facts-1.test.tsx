import { describeFactsOf } from './every-page.ts'

describeFactsOf(1, 2)
