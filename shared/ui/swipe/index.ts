export { type Slide, Swipe } from './Swipe.tsx'
export { useCarousel } from './use-carousel.ts'
