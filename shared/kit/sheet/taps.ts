/** As far as a finger strays between two taps, in px. */
const FINGER = 24

let lastX = 0
let lastY = 0
let twice = false
globalThis.document?.addEventListener(
  'click',
  ({ clientX: x, clientY: y }) => {
    // keys press in the corner
    twice = x + y > 0 && Math.hypot(x - lastX, y - lastY) < FINGER
    lastX = x
    lastY = y
  },
  true,
)

/** Whether the tap under way came where the one before it had come. */
export const isTwice = () => twice
