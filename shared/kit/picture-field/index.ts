export { PictureField, usePictures } from './PictureField.tsx'
