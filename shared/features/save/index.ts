export { fromDataUrl } from './fetch-file.ts'
export { type SaveEnd, saveMadeFile, savePicture, saveQRCode, saveVideo } from './save.ts'
