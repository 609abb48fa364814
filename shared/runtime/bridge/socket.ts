import { SOCKET_RECEIVER } from './contract.ts'
import { parseAnswer } from './parse-answer.ts'

const receivers = new Set<(data: unknown) => void>()

/**
 * Receives the data that the native app pushes from its socket: JSON, unchecked, as from any stranger.
 * Returns the way to stop; the last one out takes the global receiver away.
 */
export function onSocket(receive: (data: unknown) => void): () => void {
  const globals = window as unknown as Record<string, unknown>
  receivers.add(receive)
  globals[SOCKET_RECEIVER] = (data: unknown) => {
    for (const each of receivers) each(parseAnswer(data))
  }
  return () => {
    receivers.delete(receive)
    if (!receivers.size) delete globals[SOCKET_RECEIVER]
  }
}
