export { Celebration, type CelebrationProps, type Reward } from './Celebration.tsx'
