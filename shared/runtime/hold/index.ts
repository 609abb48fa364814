export { hold, isHeld, onRelease } from './hold.ts'
export { useHold } from './use-hold.ts'
