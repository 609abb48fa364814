export { Emblem } from './Emblem.tsx'
