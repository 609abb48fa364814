import { tellFactsOf } from './every-page.ts'

tellFactsOf(3, 4)
