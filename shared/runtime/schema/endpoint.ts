import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'

export type EndpointOptions = {
  /** Refused locally while logged out; default true. */
  needLogin?: boolean
  /** A path suffix, as '/244'. */
  needAppendParam?: string
  /** The last answer is kept per user and language, and served before the fresh one. */
  needCache?: boolean
  /** Interval in ms: the same input joins the earlier request, another one is refused, not queued. */
  needInterval?: number
  /** Sends every request, also while an identical one is pending; by default those share one response. */
  ignoreConcurrent?: boolean
  /** bizCodes that the page handles itself, without a toast. */
  ignoreToastBizCode?: readonly string[]
  /** No toasts at all. */
  quiet?: boolean
  /** Outlives the page that sends it, where the browser can (small bodies to the page's own origin). */
  keepalive?: boolean
  /**
   * A file of the site, for instance '/campaigns.json': JSON without an envelope, from the page's own origin, without any
   * data about the person, so that every cache may store it. Requires `needLogin: false`.
   */
  siteFile?: boolean
  /**
   * The response is JSON lines (application/x-ndjson), each of the shape of `output`, the last one with `end`: passed to
   * the request's `lineReader` (shared/features/lines); the last one is the result.
   */
  lines?: boolean
  /**
   * Sends the input as multipart/form-data, a file (`file` of the schemas) as its bytes; never shared with another
   * request. Not with `idempotent`.
   */
  multipart?: boolean
  /** Spends or grants: carries an idempotency key, `intentId`, that stays the same until the result is known. */
  idempotent?: boolean
  /** Called by operators with the collector's token, not by pages: without the headers of a phone. */
  operators?: boolean
  /** Inputs that are credentials only, for instance a text message code: another value keeps the idempotency key. */
  proof?: readonly string[]
}

/** An API endpoint, declared once: `In` is the input of callers, `Out` their result. Bare `Endpoint` is any. */
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
