export { OpenInApp } from './OpenInApp.tsx'
export { useNoApp } from './use-no-app.ts'
