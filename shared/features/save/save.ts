import { device } from '#shared/features/download'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { fetchFile, NoFile } from './fetch-file.ts'
import { fileAddress } from './file-origins.ts'
import type zh from './locales/zh.json'

/** How long a browser may take to begin with a file that was handed over, in ms. */
const KEPT_MS = 60_000

/** Whether the browser saves files: iOS before 13 and messengers' browsers silently do not. */
function savesFiles(): boolean {
  return 'download' in HTMLAnchorElement.prototype && !device().messenger
}

/** Hands a file to the browser's downloads. */
function handOver(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** Opens a file in a new tab; false where the browser refuses. Call it from a tap. */
function openInNewTab(url: string): boolean {
  try {
    // Not by 'noopener', which would hide a refusal.
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    return !!opened
  } catch {
    return false
  }
}

/**
 * 'app': the app saves it. 'saved': the browser does. 'opened': in a new tab, to be saved there. 'by-hand': show the
 * link in a `CopySheet`. 'failed': the person saw why.
 */
export type SaveEnd = { way: 'app' | 'saved' | 'opened' | 'failed' } | { way: 'by-hand'; link: string }

const QR_NAME = 'qrcode.png'
const VIDEO_NAME = 'video.mp4'
const PICTURE_NAME = 'picture.png'

/** Saves a QR code, a picture as a data or https URL: by the app, else as a download of the browser. */
export async function saveQRCode(url: string): Promise<SaveEnd> {
  toast.tip(translate('runtime', 'common.saving'))
  if (bridge.inApp && (await bridge.saveQRCode(url)).ok) return { way: 'app' }
  return save(url, 'image', QR_NAME)
}

/** Saves a video from its address: by the app, else as a download of the browser. Call it from a tap. */
export const saveVideo = (url: string): Promise<SaveEnd> => saveFile(url, 'video', VIDEO_NAME)

/** The same for a picture. */
export const savePicture = (url: string): Promise<SaveEnd> => saveFile(url, 'image', PICTURE_NAME)

async function saveFile(url: string, kind: 'image' | 'video', name: string): Promise<SaveEnd> {
  const address = fileAddress(url)
  if (address && bridge.inApp && (await bridge.download(address, name)).ok) return { way: 'app' }
  return save(url, kind, name)
}

/**
 * Hands a text that the page has made to the browser's downloads, as an entry for a calendar. False where the browser saves no
 * files. Call it from a tap.
 */
export function saveMadeFile(text: string, name: string, type: string): boolean {
  if (!savesFiles()) return false
  handOver(new Blob([text], { type: `${type};charset=utf-8` }), name)
  return true
}

const saving = new Map<string, Promise<SaveEnd>>()

/** Further taps join the one that is under way. */
function save(url: string, kind: 'image' | 'video', name: string): Promise<SaveEnd> {
  const end = saving.get(url) ?? saveOnce(url, kind, name).finally(() => saving.delete(url))
  saving.set(url, end)
  return end
}

async function saveOnce(url: string, kind: 'image' | 'video', name: string): Promise<SaveEnd> {
  if (!savesFiles()) return showIt(url)
  try {
    handOver(await fetchFile(url, kind), name)
    return { way: 'saved' }
  } catch (error) {
    return failed(error instanceof NoFile ? 'noFile' : 'notSaved')
  }
}

function showIt(url: string): SaveEnd {
  // a picture in the page can be saved by a long press
  if (url.startsWith('data:image/')) return failed('pressPicture')
  const link = fileAddress(url)
  if (!link) return failed('noFile')
  return openInNewTab(link) ? { way: 'opened' } : { way: 'by-hand', link }
}

function failed(why: keyof typeof zh): SaveEnd {
  toast.warning(translate('features/save', why))
  return { way: 'failed' }
}
