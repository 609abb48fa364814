/**
 * Calls back once when the page becomes visible again: a web view may fire any of visibilitychange, pageshow and focus.
 * Registered before all other listeners, so that requests triggered by a return carry the new AREA. Returns the stop
 * function.
 */
export function watchReturn(onReturn: () => void): () => void {
  let away = document.hidden
  const leave = () => {
    away = true
  }
  const back = () => {
    if (!away || document.hidden) return
    away = false
    onReturn()
  }
  const onVisibility = () => (document.hidden ? leave() : back())
  const listeners = {
    visibilitychange: onVisibility,
    pagehide: leave,
    blur: leave,
    pageshow: back,
    focus: back,
  }
  const onWindow = ({ type, target }: Event) => {
    // focus and blur of single elements pass here too
    if (!(target instanceof Element)) listeners[type as keyof typeof listeners]()
  }
  for (const type of Object.keys(listeners)) addEventListener(type, onWindow, true)
  return () => {
    for (const type of Object.keys(listeners)) removeEventListener(type, onWindow, true)
  }
}
