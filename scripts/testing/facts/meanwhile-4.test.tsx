import { tellMeanwhileOf } from './every-page.ts'

tellMeanwhileOf(4, 4)
