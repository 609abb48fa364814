export { ClaimButton } from './ClaimButton.tsx'
export { TaskBoard } from './TaskBoard.tsx'
