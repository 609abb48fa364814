import { describeFactsOf } from './every-page.ts'

describeFactsOf(2, 2)
