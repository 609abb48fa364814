export { uploading } from './transport.ts'
export { type Going, type UploadProblem, type Uploads, useUploads } from './use-uploads.ts'
