export type { Trophy } from './draw-trophy.ts'
export { TrophyButton } from './TrophyButton.tsx'
