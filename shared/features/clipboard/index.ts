export { copyText } from './copy-text.ts'
