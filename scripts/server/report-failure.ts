import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'

/** As Vite's transforms throw it: `id` and `loc` are those of the source. */
export type Failure = Error & {
  id?: string
  frame?: string
  loc?: { file?: string; line: number; column: number }
}

/** Prints what failed under `npm start` and shows it over the open pages, with the frames of the project's own sources. */
export function reportFailure(server: ViteDevServer, error: Failure, described = error.message): void {
  const { id, frame, loc } = error
  const message = stripVTControlCharacters(described)
  const stack = ownFrames(server.config.root, error)
  server.config.logger.error(`\n${[message, frame, stack].filter(Boolean).join('\n')}\n`, {
    timestamp: true,
    error,
  })
  server.ws.send({
    type: 'error',
    err: { message, stack, ...(id && { id }), ...(frame && { frame }), ...(loc && { loc }) },
  })
}

/** The lines of a stack that are within the project, by paths from its root; '' where there are none. */
export function ownFrames(root: string, { stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(
      (line) => /^\s+at /.test(line) && line.includes(root + path.sep) && !line.includes('node_modules'),
    )
    .map((line) => line.replace(`file://${root}/`, '').replace(`${root}${path.sep}`, ''))
    .join('\n')
}
