import { cleanText } from '#shared/features/clean-link'
import { bridge } from '#shared/runtime/bridge'
import { toast } from '#shared/runtime/toast'

/** How long a browser may think about a copy (some never answer), in ms. */
const PATIENCE_MS = 1000

/**
 * Puts a text on the clipboard, without any login in it. False where that is refused: then let the person copy it by
 * hand (`CopySheet` of shared/kit). Call it from a tap; after waiting for a server, iOS refuses (`copyAnswer`).
 */
export async function copyText(text: string): Promise<boolean> {
  const clean = cleanText(text)
  return copyByCommand(clean) || (await copyByBrowser(clean)) || (await copyByApp(clean))
}

/**
 * The same for a text that the server is still asked for. Call it in the tap itself: iOS accepts a copy that begins there and
 * gets its text later. Rejects as the answer does.
 */
export async function copyAnswer(answer: Promise<string>): Promise<boolean> {
  const begun = succeeds(async () => {
    const blob = answer.then((text) => new Blob([cleanText(text)], { type: 'text/plain' }))
    // without ClipboardItem the rejection would be unhandled
    blob.catch(() => {})
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  })
  const text = await answer
  return (await soon(begun)) || copyText(text)
}

/** Copies a text and shows a toast: `copied`, or `refused`, which asks to copy by hand. Call it from a tap. */
export async function copyWithToast(text: string, copied: string, refused: string): Promise<void> {
  if (await copyText(text)) toast.tip(copied)
  else toast.warning(refused)
}

/** `execCommand` first: it works in messengers' browsers, where the Clipboard API lacks permission. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // 16 px: iOS zooms into smaller fields.
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0;font-size:16px'
  const before = document.activeElement
  document.body.appendChild(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    // iOS does not select by select().
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

const copyByBrowser = (text: string) => soon(succeeds(() => navigator.clipboard.writeText(text)))

async function succeeds(copy: () => Promise<void>): Promise<boolean> {
  try {
    await copy()
    return true
  } catch {
    return false
  }
}

async function soon(copied: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  try {
    return await Promise.race([copied, late])
  } finally {
    clearTimeout(timer)
  }
}

async function copyByApp(text: string): Promise<boolean> {
  return bridge.inApp && (await bridge.callPasteboard(text)).ok
}
