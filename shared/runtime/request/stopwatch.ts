/**
 * Gives back how to read the ms since now, by the clock that says more: the steady one may stand still while the phone
 * sleeps or the app is behind, the other one can be set back.
 */
export function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - wall)
}
