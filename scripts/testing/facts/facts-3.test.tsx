import { describeFactsOf } from './every-page.ts'

describeFactsOf(3, 4)
