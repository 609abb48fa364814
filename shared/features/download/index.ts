export { type Device, device } from './device.ts'
export { type DownloadStart, download } from './download.ts'
export { toDownload } from './to-download.ts'
