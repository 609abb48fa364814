import type { Rules } from '../rules.ts'
import { answer, isApi } from './answer.ts'

/** Put in when the worker is bundled. */
declare const RULES: Rules
const rules = RULES

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

/** Called for whatever is not a static asset, and for `*.html`, which has no address. */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const url = new URL(request.url)
    if (isApi(url.pathname, rules)) {
      return fetch(new Request(`${rules.apiOrigin}${url.pathname}${url.search}`, request))
    }
    return answer(request, rules, (path, asked) => ASSETS.fetch(new Request(new URL(path, url), asked)))
  },
}
