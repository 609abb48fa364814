import { describeMeanwhileOf } from './every-page.ts'

describeMeanwhileOf(3, 4)
