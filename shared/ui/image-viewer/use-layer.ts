import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openLayer } from '#shared/runtime/navigate'

/**
 * While `open`: focus is trapped in the panel, the page does not scroll, and Escape and the back button close the panel
 * instead of leaving the page.
 */
export function useLayer(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = panel.current
    if (!open || !element) return
    const before = document.activeElement as HTMLElement | null
    const root = document.documentElement
    const onKey = (event: KeyboardEvent) => {
      const dialog = document.activeElement?.closest('[role=dialog]')
      // a sheet that the panel opened lies above it
      if (dialog && dialog !== element) return
      if (event.key === 'Escape') close()
      else if (event.key === 'Tab') goRound(element, event)
      else return
      // A sheet below would get Escape too, and close.
      event.stopPropagation()
    }
    const closed = openLayer(() => close())
    root.style.overflow = 'hidden'
    element.focus({ preventScroll: true })
    document.addEventListener('keydown', onKey, true)
    return () => {
      closed()
      document.removeEventListener('keydown', onKey, true)
      root.style.overflow = ''
      before?.focus({ preventScroll: true })
    }
  }, [open, panel])
}

function goRound(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled),a[href]')]
  if (event.shiftKey) stops.reverse()
  const now = document.activeElement
  const leaves = now === stops[stops.length - 1] || (event.shiftKey && now === panel)
  if (!leaves) return
  event.preventDefault()
  stops[0]?.focus()
}
