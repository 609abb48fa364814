import { tellFactsOf } from './every-page.ts'

tellFactsOf(2, 4)
