export { ImageViewer, type ViewerPicture } from './ImageViewer.tsx'
