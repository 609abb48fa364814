/**
 * Returns a function for the elapsed ms, by the larger of two clocks: the monotonic one may stop while the phone sleeps,
 * the other one can be set back.
 */
export function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - wall)
}
