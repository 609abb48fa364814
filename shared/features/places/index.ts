export { placesFor } from './places.ts'
