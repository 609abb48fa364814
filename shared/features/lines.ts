import { ApiError, parseJson, type Reader } from '#shared/runtime/request'

const TYPE = /^application\/x-ndjson\b/

/**
 * Reads a response of JSON lines, of an endpoint with `lines`; the last line is the result. A response of another type,
 * for instance a refusal, is read as usual. An error thrown by `onLine` aborts the request.
 * @param onLine called with each line as it arrives, unvalidated.
 */
export function lineReader(onLine: (line: unknown) => void): Reader {
  const inLines = (headers: Headers) => TYPE.test(headers.get('content-type') ?? '')
  let rest = ''
  const feed = (piece: string) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) onLine(parsed(line))
  }
  return {
    // Signs of several bytes that are cut between two pieces come whole with the second.
    async read(body, headers, onPiece) {
      const reader = body.getReader()
      const decoder = new TextDecoder()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        const piece = decoder.decode(value, { stream: !done })
        text += piece
        onPiece()
        if (piece && inLines(headers)) feed(piece)
        if (done) return text
      }
    },
    resultOf: (text, headers) => (inLines(headers) ? lastLine(text) : undefined),
  }
}

function parsed(line: string): unknown {
  try {
    return parseJson(line)
  } catch {
    throw new ApiError('contract', { detail: 'a line is no JSON' })
  }
}

/** The last line, which marks a complete response. Throws ApiError 'network' if the connection ended before it. */
function lastLine(text: string): unknown {
  const last = text.trimEnd().split('\n').pop() ?? ''
  try {
    const line = parseJson(last)
    if (Object(line).end !== undefined) return line
  } catch {
    // cut in the middle of a line
  }
  throw new ApiError('network')
}
