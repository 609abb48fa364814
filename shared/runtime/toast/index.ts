export { hideToast, noticeNow, type Toast, toast, toastNow } from './store.ts'
export { Toaster } from './Toaster.tsx'
