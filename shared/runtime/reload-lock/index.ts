export { isReloadLocked, lockReload, onReloadUnlocked } from './reload-lock.ts'
export { useReloadLock } from './use-reload-lock.ts'
