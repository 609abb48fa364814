export { addWords, type Resources, startI18n, translate, useT } from './i18n.ts'
export type { Keys, Values } from './keys.ts'
export { CODES, type Language, language, setLanguage } from './language.ts'
