/**
 * Tells when the page comes back, once however many events tell of it: a web view may send any of visibilitychange,
 * pageshow and focus. Listens ahead of everybody else, so that the calls which a return sets off carry the new AREA.
 * Gives back how to stop.
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
