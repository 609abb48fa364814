import { describeFactsOf } from './every-page.ts'

describeFactsOf(4, 4)
