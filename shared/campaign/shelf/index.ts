export { Shelf, type Thing } from './Shelf.tsx'
