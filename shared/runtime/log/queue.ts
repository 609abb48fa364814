/** Most events that wait to be sent; beyond it the oldest go. */
const MOST = 2000

/**
 * Events that wait to be sent, oldest first, in memory. The store named for statistics, which outlives the page,
 * takes this one's place with the same three functions.
 */
export function createQueue<Event>() {
  let waiting: Event[] = []
  return {
    add(events: Event[]) {
      waiting = [...waiting, ...events].slice(-MOST)
    },
    take: (most: number) => waiting.splice(0, most),
    /** Puts events that could not be sent back to the front. */
    giveBack(events: Event[]) {
      waiting = [...events, ...waiting].slice(-MOST)
    },
  }
}
