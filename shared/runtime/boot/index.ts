export { languageOf } from './choose-language.ts'
export type { BootState, EarlyCall } from './state.ts'
