import { describeStatesOf } from './every-page.ts'

describeStatesOf(3, 4)
