import { tellMeanwhileOf } from './every-page.ts'

tellMeanwhileOf(3, 4)
