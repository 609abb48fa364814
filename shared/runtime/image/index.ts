export { Image, type ImageProps } from './Image.tsx'
export { thumbnail } from './thumbnail.ts'
