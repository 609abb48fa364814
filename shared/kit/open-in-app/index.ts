export { OpenInApp, useNoApp } from './OpenInApp.tsx'
