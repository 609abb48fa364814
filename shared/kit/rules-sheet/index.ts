export { type RuleSection, RuleSections } from './RuleSections.tsx'
export { RulesSheet } from './RulesSheet.tsx'
