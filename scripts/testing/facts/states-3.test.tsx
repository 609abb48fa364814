import { tellStatesOf } from './every-page.ts'

tellStatesOf(3, 4)
