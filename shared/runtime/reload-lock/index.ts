export { isReloadLocked, lockReload, onReloadUnlocked, useReloadLock } from './reload-lock.ts'
