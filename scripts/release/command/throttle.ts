const EVERY_MS = 1000

/** Passes on one text per second at most, so that short work shows nothing and long work not too much. */
export function throttled(say: (text: string) => void): (text: string) => void {
  let said = Date.now()
  return (text) => {
    if (Date.now() - said < EVERY_MS) return
    said = Date.now()
    say(text)
  }
}
