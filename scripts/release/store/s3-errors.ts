import type { S3Answer, S3Settings } from './s3-client.ts'
import { MAKE_ROOM } from './store.ts'

const CODES: Record<string, string> = {
  AccessDenied:
    'the keys may not do this (AccessDenied). They need to list, read, write and delete below the prefix',
  AllAccessDisabled: 'all access to the bucket is disabled',
  ExpiredToken: 'the credential has expired (ExpiredToken). Get a new one',
  InvalidAccessKeyId: 'it does not know AWS_ACCESS_KEY_ID (InvalidAccessKeyId)',
  InvalidToken: 'AWS_SESSION_TOKEN is not good (InvalidToken)',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'the bucket is in another region: set AWS_REGION, or AWS_ENDPOINT_URL',
  RequestTimeTooSkewed: "this machine's clock is wrong (RequestTimeTooSkewed)",
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID (SignatureDoesNotMatch)',
  AuthorizationHeaderMalformed: 'the region is not right: set AWS_REGION (AuthorizationHeaderMalformed)',
  BadDigest: 'what arrived was not what was sent (BadDigest)',
  IncompleteBody: 'what arrived was cut (IncompleteBody)',
  XAmzContentSHA256Mismatch: 'what arrived was not what was sent (XAmzContentSHA256Mismatch)',
  SlowDown: 'it is busy (SlowDown). Try again in a moment',
}
const STATUS: Record<number, string> = {
  401: 'it does not accept the keys',
  403: 'it does not permit this. The keys may have expired, or may not list, read, write and delete below the prefix',
  404: 'there is no such bucket, or AWS_ENDPOINT_URL is no S3 endpoint',
  429: 'it is busy. Try again in a moment',
  501: 'it does not know this kind of request',
  503: 'it is busy. Try again in a moment',
}

/** Codes of a full store: Ceph, MinIO, and other servers. */
const FULL =
  /^(QuotaExceeded|InsufficientStorage|InsufficientCapacity|NotEnoughSpace|StorageQuotaExceeded|StorageLimitExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|BucketQuotaExceeded)$/

function isFull({ status }: S3Answer, code: string): boolean {
  return FULL.test(code) || status === 507
}

const ON_THE_WAY = /^(BadDigest|IncompleteBody|RequestTimeout|XAmzContentSHA256Mismatch)$/

/** Whether the same request may well succeed in a moment. */
export function mayPass(answer: S3Answer): boolean {
  const { status } = answer
  if (isFull(answer, codeOf(answer))) return false
  return status >= 500 || status === 429 || status === 408 || ON_THE_WAY.test(codeOf(answer))
}

/** The code of an XML response, for instance `AccessDenied`; '' without one. */
export function codeOf({ bytes }: S3Answer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096)))?.[1] ?? ''
}

/** Only the code of a response is shown: its text may quote keys and signatures. */
export function explainAnswer(answer: S3Answer, settings: S3Settings, about: string): string {
  const { status } = answer
  const code = codeOf(answer)
  if (isFull(answer, code))
    return `${placeOf(settings)} is full: it refused ${about} with ${status}${code && ` (${code})`}. ${MAKE_ROOM}.`
  // an unknown code says more than a guess from the status
  const reason =
    CODES[code] ?? (code && status < 500 ? `it answered ${code}` : (STATUS[status] ?? 'it failed'))
  return `${placeOf(settings)} refused ${about} with ${status}: ${reason}.`
}

/** Message if no response arrived. */
export function explainFailure(error: unknown, settings: S3Settings, about: string): string {
  const cause = ((error as Error).cause ?? error) as { code?: string; name?: string }
  const late = cause.name === 'TimeoutError' || (error as Error).name === 'TimeoutError'
  const reason = late ? 'it took too long' : (REASONS[cause.code ?? ''] ?? 'the connection broke off')
  return `${placeOf(settings)} did not answer ${about}: ${reason}.`
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; is AWS_ENDPOINT_URL right',
  ENOTFOUND: 'the host is unknown; is AWS_ENDPOINT_URL right',
  EAI_AGAIN: 'the host could not be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

function placeOf({ endpoint, bucket }: S3Settings): string {
  return `s3://${bucket} at ${new URL(endpoint).host}`
}
