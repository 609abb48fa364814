import { tellFactsOf } from './every-page.ts'

tellFactsOf(1, 4)
