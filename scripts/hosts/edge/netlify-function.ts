import type { Rules } from '../rules.ts'
import { answer } from './answer.ts'

/** Put in when the function is bundled. */
declare const RULES: Rules

interface Context {
  next(request: Request, options: { sendConditionalRequest: boolean }): Promise<Response>
}

/** Called for every request; what is proxied goes on to the rules of `_redirects`. */
export default (request: Request, context: Context): Promise<Response | undefined> =>
  answer(
    request,
    RULES,
    (path, asked) =>
      context.next(new Request(new URL(path, request.url), asked), {
        sendConditionalRequest: asked !== undefined,
      }),
    () => undefined,
  )

export const config = { path: '/*' }
