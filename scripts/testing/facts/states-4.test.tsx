import { tellStatesOf } from './every-page.ts'

tellStatesOf(4, 4)
