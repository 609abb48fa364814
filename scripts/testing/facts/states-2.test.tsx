import { tellStatesOf } from './every-page.ts'

tellStatesOf(2, 4)
