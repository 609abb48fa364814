import { tellStatesOf } from './every-page.ts'

tellStatesOf(1, 4)
