export { copyText, copyWithToast } from './copy-text.ts'
