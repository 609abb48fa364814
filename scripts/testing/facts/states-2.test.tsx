import { describeStatesOf } from './every-page.ts'

describeStatesOf(2, 2)
