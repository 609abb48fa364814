export { Progress } from './Progress.tsx'
export { ProgressRing } from './ProgressRing.tsx'
export { type Step, Steps } from './Steps.tsx'
