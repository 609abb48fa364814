export { Notice } from './Notice.tsx'
export { StateView } from './StateView.tsx'
