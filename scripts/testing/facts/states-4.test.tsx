import { describeStatesOf } from './every-page.ts'

describeStatesOf(4, 4)
