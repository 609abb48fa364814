/** As far as a finger strays between two taps, in px. */
const FINGER = 60

// the tap that loaded this code was not handled: the next may be its second
let lastX = Number.NaN
let lastY = 0
let lastAt = 0
let twice = false
globalThis.document?.addEventListener(
  'click',
  ({ clientX: x, clientY: y, timeStamp: at }) => {
    // a label's click makes one of its field
    if (at === lastAt) return
    lastAt = at
    // keys press in the corner
    twice = x + y > 0 && !(Math.hypot(x - lastX, y - lastY) >= FINGER)
    lastX = x
    lastY = y
  },
  true,
)

/** Whether the tap under way came where the one before it had come. */
export const isTwice = () => twice
