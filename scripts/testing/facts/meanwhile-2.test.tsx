import { tellMeanwhileOf } from './every-page.ts'

tellMeanwhileOf(2, 4)
