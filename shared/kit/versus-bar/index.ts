export { VersusBar, type VersusSide } from './VersusBar.tsx'
