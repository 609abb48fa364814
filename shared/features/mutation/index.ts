export { type Followed, followMutation, type Standing } from './followed.ts'
export { pendingMutations } from './pending-mutations.ts'
export { createSpending } from './spending.ts'
export { useClaimMutation, useWon, type Won } from './use-claim-mutation.ts'
export { useFollowed } from './use-followed.ts'
export {
  type Lock,
  type Mutation,
  type MutationOptions,
  type Update,
  update,
  useLock,
  useMutation,
} from './use-mutation.ts'
export { type SpendMutationOptions, useSpendMutation } from './use-spend-mutation.ts'
