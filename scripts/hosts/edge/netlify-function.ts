import type { Rules } from '../rules.ts'
import { answer, isApi } from './answer.ts'

/** Put in when the function is bundled. */
declare const RULES: Rules
const rules = RULES

interface Context {
  next(request: Request, options: { sendConditionalRequest: boolean }): Promise<Response>
}

/** Called for every request; the API's go on to the rules of `_redirects`. */
export default async (request: Request, context: Context): Promise<Response | undefined> => {
  const url = new URL(request.url)
  if (isApi(url.pathname, rules)) return undefined
  return answer(request, rules, (path, asked) =>
    context.next(new Request(new URL(path, url), asked), { sendConditionalRequest: asked !== undefined }),
  )
}

export const config = { path: '/*' }
