import { tellMeanwhileOf } from './every-page.ts'

tellMeanwhileOf(1, 4)
