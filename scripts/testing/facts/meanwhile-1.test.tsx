import { describeMeanwhileOf } from './every-page.ts'

describeMeanwhileOf(1, 2)
