import { tellFactsOf } from './every-page.ts'

tellFactsOf(4, 4)
