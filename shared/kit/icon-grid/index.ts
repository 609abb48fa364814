export { type GridItem, IconGrid } from './IconGrid.tsx'
