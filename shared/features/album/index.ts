export { type AlbumOptions, type Picked, pickFromAlbum } from './album.ts'
export { openFiles } from './open-files.ts'
export { readAlbum } from './read-album.ts'
