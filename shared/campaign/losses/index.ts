export { Losses } from './Losses.tsx'
