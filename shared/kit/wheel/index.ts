export { restingAt, type Sector, useWheel, type Wheel } from './use-wheel.ts'
export { WheelDisc } from './WheelDisc.tsx'
