export { type SaveEnd, saveQRCode, saveVideo } from './save.ts'
