import { address } from '#shared/runtime/address'
import { language } from '#shared/runtime/i18n'
import { isReloadLocked, onReloadUnlocked } from '#shared/runtime/reload-lock'
import { storage, visitStorage } from '#shared/runtime/storage'
import { toast } from '#shared/runtime/toast'
import en from './locales/en.json'
import tw from './locales/tw.json'
import zh from './locales/zh.json'
import { VERSION_KEY } from './version-file.ts'

const DELAY_MS = 2000
/** Versions that this tab was loaded again for. */
const RELOADED = 'reloadedFor'

let offered = false

/**
 * Shows a notice of a new version and reloads 2 s later; while the page is locked, once it is unlocked. False if this tab
 * was already reloaded for that version: it did not help.
 */
export function offerReload(version: string): boolean {
  if (offered) return true
  if (reloadedFor().includes(version)) return false
  // Storage is blocked: the address remembers that there was a reload.
  if (!visitStorage.write(RELOADED, reloadedFor().join(' ')) && address().param('timestamp')) return false
  offered = true
  whenFree(version)
  return true
}

function reloadedFor(): string[] {
  return (visitStorage.read(RELOADED) ?? '').split(' ')
}

function whenFree(version: string): void {
  if (isReloadLocked()) {
    const stop = onReloadUnlocked(() => {
      stop()
      whenFree(version)
    })
    return
  }
  toast.notice({ zh, en, tw }[language()].newVersion)
  setTimeout(() => {
    if (isReloadLocked()) return whenFree(version)
    storage.write(VERSION_KEY, version)
    // only now: a person who leaves before is offered it again
    visitStorage.write(RELOADED, [...reloadedFor(), version].join(' '))
    location.replace(freshAddress())
  }, DELAY_MS)
}

/** This page's address with the time in it, ms since 1970, so that no cache answers. Without a token, should one be there. */
export function freshAddress(): string {
  const pairs = location.search.slice(1).split('&')
  const kept = pairs.filter((pair) => pair && !/^(timestamp|token)$/i.test(nameOf(pair)))
  // Pair by pair, since a parsed query would be written again, and malformed values with it.
  return `?${[...kept, `timestamp=${Date.now()}`].join('&')}${location.hash}`
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
