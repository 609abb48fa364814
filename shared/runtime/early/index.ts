export { languageOf } from './choose-language.ts'
export type { EarlyCall, EarlyState } from './state.ts'
