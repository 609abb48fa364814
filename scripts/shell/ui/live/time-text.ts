/** `14:03:27` in the time zone of this machine. */
export function timeText(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB')
}

/** `14:03:27.081` */
export function exactTimeText(at: number): string {
  return `${timeText(at)}.${String(at % 1000).padStart(3, '0')}`
}
