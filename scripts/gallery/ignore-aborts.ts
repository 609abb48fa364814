/**
 * Runs work that closes pages while their calls are under way. The server, in the same process, writes each call that
 * was aborted to the console; there is nothing to learn from it.
 */
export async function ignoringAborts<R>(work: () => Promise<R>): Promise<R> {
  const { error } = console
  console.error = (...said: unknown[]) => {
    if (!(said[0] instanceof DOMException && said[0].name === 'AbortError')) error(...said)
  }
  try {
    return await work()
  } finally {
    console.error = error
  }
}
