import { describeStatesOf } from './every-page.ts'

describeStatesOf(1, 2)
