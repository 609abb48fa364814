export { type PageOptions, type RenderedPage, renderPage } from './render-page.tsx'
