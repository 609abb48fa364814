export { Below } from './Below.tsx'
