import type { Server } from 'node:http'

/** The port that is given by `--port`, else by `PORT`, else the preset one. Throws a sentence for anything but a port number. */
export function readPort(asked: string | undefined, env: NodeJS.ProcessEnv, preset: number): number {
  const given = asked ?? env.PORT
  if (given === undefined || given === '') return preset
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${given}" is not a port. Give a number from 1 to 65535, as --port 8080.`)
  }
  return port
}

/** Message for a server that could not take its port. */
export function explainListenError(error: unknown, port: number): string {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE' || /already in use/.test(String(error))) {
    return `Port ${port} is taken by another program. Stop it, or choose another: --port ${port + 1}.`
  }
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023: --port 8080.`
  return error instanceof Error ? error.message : String(error)
}

/**
 * Listens on all interfaces, so that a phone in the same network can open the pages; with a host on that alone. Resolves with
 * the port taken.
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Ends a server at once, with connections that browsers keep alive. */
export function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
