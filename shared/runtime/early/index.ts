export type { EarlyCall, EarlyState } from './state.ts'
