export { type RuleSection, RulesSheet } from './RulesSheet.tsx'
