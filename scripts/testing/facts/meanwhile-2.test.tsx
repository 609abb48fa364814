import { describeMeanwhileOf } from './every-page.ts'

describeMeanwhileOf(2, 2)
