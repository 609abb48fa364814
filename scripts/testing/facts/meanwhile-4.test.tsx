import { describeMeanwhileOf } from './every-page.ts'

describeMeanwhileOf(4, 4)
