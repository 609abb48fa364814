export { EndlessList } from './EndlessList.tsx'
export { type Endless, useEndless } from './use-endless.ts'
