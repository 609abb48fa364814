import type { Rules } from '../rules.ts'
import { answer } from './answer.ts'

/** Put in when the worker is bundled. */
declare const RULES: Rules

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

/** Called for whatever is not a static asset, and for `*.html`, which has no address. */
export default {
  fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const url = new URL(request.url)
    return answer(
      request,
      RULES,
      (path, asked) => ASSETS.fetch(new Request(new URL(path, url), asked)),
      (origin) => fetch(new Request(`${origin}${url.pathname}${url.search}`, request)),
    )
  },
}
