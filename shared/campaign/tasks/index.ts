export { ClaimButton } from './ClaimButton.tsx'
export { ClaimSteps } from './ClaimSteps.tsx'
export { TaskBoard } from './TaskBoard.tsx'
export { useClaimableFirst } from './use-claimable-first.ts'
