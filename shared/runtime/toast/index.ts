export { hideToast, toast } from './store.ts'
export { Toaster } from './Toaster.tsx'
