export { useArrivals } from './use-arrivals.ts'
