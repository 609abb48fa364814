export { MUTATIONS, openMutationTab } from './mutations.ts'
export { openTab } from './tab.ts'
