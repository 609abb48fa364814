/** Reads JSON of this server; with a body it is posted. Throws an Error with a sentence that people can read. */
export async function readJson<T>(path: string, signal: AbortSignal, body?: object): Promise<T> {
  const response = await fetch(path, {
    signal,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error('The server cannot be reached.')
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as T
  const said = (answer as { error?: string } | undefined)?.error
  throw new Error(`${path} was answered with ${response.status}${said ? `: ${said}` : '.'}`)
}
