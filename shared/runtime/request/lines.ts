import { ApiError } from './error.ts'
import { parseJson } from './parse-json.ts'

const TYPE = /^application\/x-ndjson\b/

/** Whether an answer comes in lines. */
export const comesInLines = (headers: Headers) => TYPE.test(headers.get('content-type') ?? '')

/** Puts lines together from pieces of text that are cut anywhere, and hands each on as JSON. */
export function lineReader(hand: (line: unknown) => void = () => {}): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) hand(parsed(line))
  }
}

function parsed(line: string): unknown {
  try {
    return parseJson(line)
  } catch {
    throw new ApiError('contract', { detail: 'a line is no JSON' })
  }
}

/** The last line, which says that this was all. Throws ApiError 'network' where the connection ended before. */
export function lastLine(text: string): unknown {
  const last = text.trimEnd().split('\n').pop() ?? ''
  try {
    const line = parseJson(last)
    if (Object(line).end !== undefined) return line
  } catch {
    // cut in the middle of a line
  }
  throw new ApiError('network')
}

/**
 * Reads a body to its end, each piece handed on as soon as it is there. Signs of several bytes that are cut between two pieces
 * come whole with the second.
 */
export async function readPieces(
  body: ReadableStream<Uint8Array>,
  hand: (piece: string) => void,
): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    const piece = decoder.decode(value, { stream: !done })
    text += piece
    if (piece) hand(piece)
    if (done) return text
  }
}
