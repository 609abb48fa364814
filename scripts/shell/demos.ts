import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'

/** Answers a request that is for the demos, below `/__shell/demo`; resolves to whether it was. */
export type DemoHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Makes the handler of the demo page; with `vite` it is served as source. */
export type CreateDemoHandler = (where: { root: string; vite?: ViteDevServer }) => DemoHandler

/** Where no demo page is plugged in, its addresses are not found. */
export const createDemoHandler: CreateDemoHandler = () => async () => false
