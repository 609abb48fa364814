export { type SaveEnd, saveMadeFile, saveQRCode, saveVideo } from './save.ts'
