export { drawPoster, type PosterArt, writeLines } from './draw-poster.ts'
export { PosterSheet } from './PosterSheet.tsx'
