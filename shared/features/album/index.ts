export { type AlbumOptions, type Picked, pickFromAlbum } from './album.ts'
