export { likesMotion, type PageOptions, type RenderedPage, renderPage } from './render-page.tsx'
