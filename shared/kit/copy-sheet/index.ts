export { CopySheet } from './CopySheet.tsx'
export { useCopyLink } from './use-copy-link.tsx'
