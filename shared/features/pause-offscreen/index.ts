export { usePauseOffscreen } from './use-pause-offscreen.ts'
