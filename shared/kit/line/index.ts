export { Line } from './Line.tsx'
