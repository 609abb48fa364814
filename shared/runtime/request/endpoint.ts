import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

export type EndpointOptions = {
  /** Refused locally while logged out; default true. */
  needLogin?: boolean
  /** A path suffix, as '/244'. */
  needAppendParam?: string
  /** The last answer is kept per user and language, and served before the fresh one. */
  needCache?: boolean
  /** Ms: within it the same input joins the earlier call, and another one is refused, not sent later. */
  needInterval?: number
  /** Sends each call, also while an identical one is in flight; by default those share one answer. */
  ignoreConcurrent?: boolean
  /** bizCodes that the page handles itself, without a toast. */
  ignoreToastBizCode?: readonly string[]
  /** No toasts at all. */
  quiet?: boolean
  /** Outlives the page that sends it, where the browser can (small bodies to the page's own origin). */
  keepalive?: boolean
  /**
   * A file of the site itself, as '/campaigns.json': JSON without an envelope, from the page's own origin, asked for without
   * a word about the person, so that every cache on the way may keep it. Goes with `needLogin: false`.
   */
  siteFile?: boolean
  /**
   * The answer comes in lines of JSON (application/x-ndjson), each of the shape of `output` and the last one with `end`: handed
   * on by the `lineReader` that the call is given (shared/features/lines), and the last one is the result.
   */
  lines?: boolean
  /** The input goes as multipart/form-data, a file (`file` of the schemas) as its bytes; never shared with another call. Not with `idempotent`. */
  multipart?: boolean
  /** Spends or grants: carries an idempotency key, `intentId`, that stays the same until the result is known. */
  idempotent?: boolean
  /** Inputs that prove the person and change nothing, as a code by text message: another one leaves the idempotency key as it is. */
  proof?: readonly string[]
}

/** A call to the server, declared once: `In` is what callers give, `Out` what they get. Bare `Endpoint` is any. */
export type Endpoint<In = never, Out = unknown> = EndpointOptions & {
  method: Method
  /** Absolute path; `{name}` is filled from the input. */
  path: string
  // biome-ignore lint/suspicious/noExplicitAny: a schema's input is contravariant, and any endpoint is to fit `Endpoint`
  input: GenericSchema<any, object>
  output: GenericSchema<unknown, Out>
  /** Exists in types alone, for In to be inferred. */
  readonly '~in'?: (input: In) => void
}

/** Declares a call: method, path, schemas of input and output, options. */
export function endpoint<
  // biome-ignore lint/suspicious/noExplicitAny: any input type
  Input extends GenericSchema<any, object>,
  // biome-ignore lint/suspicious/noExplicitAny: any input type
  Output extends GenericSchema<any, any>,
>(
  declaration: EndpointOptions & { method: Method; path: string; input: Input; output: Output },
): Endpoint<InferInput<Input>, InferOutput<Output>> {
  return declaration as unknown as Endpoint<InferInput<Input>, InferOutput<Output>>
}
