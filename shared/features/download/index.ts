export { type Device, device } from './device.ts'
export { type DownloadStart, download } from './download.ts'
