export { ActivityRules } from './ActivityRules.tsx'
export { Rules } from './Rules.tsx'
