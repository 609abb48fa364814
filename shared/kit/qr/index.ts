export { codeOf } from './code.ts'
export { Qr } from './Qr.tsx'
