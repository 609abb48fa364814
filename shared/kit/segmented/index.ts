export { Segmented } from './Segmented.tsx'
