export { Markdown } from './Markdown.tsx'
