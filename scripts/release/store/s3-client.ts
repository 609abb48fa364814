import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { sha256 } from '../digests.ts'
import { explainAnswer, explainFailure, mayPass } from './s3-errors.ts'
import { StoreError } from './store.ts'

const TRIES = 4
const FIRST_PAUSE_MS = 200
const TIMEOUT_MS = 60_000

export interface S3Settings {
  /** As `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
  /** ms that one request may take, body included; 60 s by default. */
  timeout?: number
  /** ms until the first retry, doubled for each further one; 200 by default. */
  patience?: number
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** What it is about, in messages. */
  about: string
  /** Path below the bucket, with a query. */
  path: string
  headers?: Record<string, string>
  body?: Uint8Array
  /** Answers besides 2xx that the caller understands. */
  expect: number[]
  /** Once: a repeated conditional put would meet its own success. */
  once?: boolean
}

export interface S3Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** Signs and sends requests to one bucket, with retries after a busy response or a lost connection. */
export class S3Client {
  readonly #settings: S3Settings
  readonly #aws: AwsClient

  constructor(settings: S3Settings) {
    this.#settings = settings
    const { accessKeyId, secretAccessKey, sessionToken, region } = settings
    this.#aws = new AwsClient({
      accessKeyId,
      secretAccessKey,
      sessionToken,
      region,
      service: 's3',
      retries: 0,
    })
  }

  /** Throws a StoreError for every answer that is neither 2xx nor expected. */
  async send(request: S3Request): Promise<S3Answer> {
    const { patience = FIRST_PAUSE_MS } = this.#settings
    for (let attempt = 1; ; attempt++) {
      const last = request.once || attempt === TRIES
      const answer = await this.#ask(request).catch((error: unknown) => {
        if (last) throw new StoreError(explainFailure(error, this.#settings, request.about))
        return undefined
      })
      if (answer) {
        const { status } = answer
        if ((status >= 200 && status < 300) || request.expect.includes(status)) return answer
        if (last || !mayPass(answer))
          throw new StoreError(explainAnswer(answer, this.#settings, request.about))
      }
      await pause(patience * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async #ask({ method, path, headers, body }: S3Request): Promise<S3Answer> {
    const { endpoint, bucket, timeout = TIMEOUT_MS } = this.#settings
    const response = await this.#aws.fetch(`${endpoint}/${bucket}${path}`, {
      method,
      body: body as BodyInit | undefined,
      // Signed with the content's digest, so that a body which is cut on its way is refused.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }
}
