import { device } from '#shared/features/download'

/** How long a browser may take to begin with a file that was handed over, in ms. */
const KEPT_MS = 60_000

/** Whether the browser saves files: iOS before 13 and messengers' browsers silently do not. */
export function savesFiles(): boolean {
  return 'download' in HTMLAnchorElement.prototype && !device().messenger
}

/** Hands a file to the browser's downloads. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** Opens a file in a new tab; false where the browser refuses. Call it from a tap. */
export function openInNewTab(url: string): boolean {
  try {
    // Not by 'noopener', which would hide a refusal.
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    return !!opened
  } catch {
    return false
  }
}
