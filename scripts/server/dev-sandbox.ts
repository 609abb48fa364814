import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import type { Endpoint } from '#shared/runtime/request'
import type { Sandbox } from '../sandbox/index.ts'
import type { ServerSide } from '../sandbox/server/sandbox.ts'
import { filesBelow } from '../site/files.ts'
import { answerWith } from '../site/node-http.ts'
import { type Failure, ownFrames, reportFailure } from './report-failure.ts'

const SANDBOX = '/scripts/sandbox/index.ts'

/** The sandbox of the development server, loaded from its sources and again after each change of them. */
export interface DevSandbox {
  /** Answers a call. What fails in the sandbox is printed, shown over the page, and answered with code 500. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  fetch(request: Request, side?: ServerSide): Promise<Response>
  /** None while the sources do not load, which is reported. */
  endpoints(): Promise<Endpoint[]>
}

export function devSandbox(server: ViteDevServer): DevSandbox {
  // its state lasts until its sources change
  const running = new WeakMap<object, Sandbox>()

  async function fetch(request: Request, side?: ServerSide): Promise<Response> {
    try {
      const module = await server.ssrLoadModule(SANDBOX)
      const sandbox = running.get(module) ?? (module.createSandbox as () => Sandbox)()
      running.set(module, sandbox)
      return await sandbox.fetch(request, side)
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw error
      return failed(request, error as Error)
    }
  }

  function failed({ method, url }: Request, error: Error): Response {
    const message = describeFailure(server.config.root, `${method} ${new URL(url).pathname}`, error)
    reportFailure(server, error, message)
    return Response.json({ code: 500, msg: message, data: null, timestamp: Date.now() }, { status: 500 })
  }

  return {
    fetch,
    handle: answerWith(fetch),
    async endpoints() {
      try {
        return (await server.ssrLoadModule(SANDBOX)).endpoints()
      } catch (error) {
        reportFailure(server, error as Error)
        return []
      }
    },
  }
}

/** What failed, in which file, and what to do where it is a broken contract. */
function describeFailure(root: string, call: string, error: Failure): string {
  const what = stripVTControlCharacters(error.message).replaceAll(`${root}/`, '')
  const [, declared] = /^\w+ (\S+) breaks its contract/.exec(error.message) ?? []
  if (declared)
    return `${what}. The schema is in ${schemaOf(root, declared)}: change it, or what the sandbox returns.`
  const [, frame = ''] = /([\w./-]+\.tsx?):\d+/.exec(ownFrames(root, error)) ?? []
  const file = error.id ? path.relative(root, error.id) : frame
  return `The sandbox failed at ${call}: ${what}${file && !what.includes(file) ? `, in ${file}` : ''}`
}

/** The file below shared/api that declares a path. */
function schemaOf(root: string, declared: string): string {
  const isDeclared = (file: string) => readFileSync(path.join(root, file), 'utf8').includes(`'${declared}'`)
  return filesBelow(root, 'shared/api').find((file) => /\.ts$/.test(file) && isDeclared(file)) ?? 'shared/api'
}
