import { MAKE_ROOM } from './store.ts'

export interface S3Settings {
  bucket: string
  /** That of the profile when it is not given. */
  region: string | undefined
  /** As `https://s3.eu-central-1.amazonaws.com`; Amazon's own of the region when it is not given. */
  endpoint?: string | undefined
  /** Without them: those of the profile, of SSO, of a web identity, or of the machine's role, as the AWS SDK finds them. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
  /** ms that one request may take, body included; 60 s by default. */
  timeout?: number | undefined
}

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

/** HTTP status of a failed request; 0 where no answer came. */
export const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0

/** A failed request as a sentence. Only the code of an answer is shown: its text may quote keys and signatures. */
export function explain(error: unknown, settings: S3Settings, about: string): string {
  const { name, code } = error as { name: string; code?: string }
  const place = placeOf(settings)
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError')
    return `${place} cannot be asked: no AWS credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, sign in with "aws sso login", or run where a role is given.`
  if (/Region is missing/i.test((error as Error).message))
    return `${place} cannot be asked: neither credentials nor a region are set. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE for a profile with a region, or AWS_REGION where a role gives credentials.`
  const status = statusOf(error)
  if (status === 0 || (status >= 200 && status < 300)) {
    const late = /Timeout/.test(name)
    const reason = late
      ? 'it took too long'
      : status
        ? 'its answer was incomplete'
        : 'the connection broke off'
    return `${place} did not answer ${about}: ${REASONS[code ?? ''] ?? reason}.`
  }
  if (FULL.test(name) || status === 507)
    return `${place} is full: it refused ${about} with ${status}${FULL.test(name) ? ` (${name})` : ''}. ${MAKE_ROOM}.`
  // an unknown code says more than a guess from the status
  const known = /^\w{1,60}$/.test(name) && !GENERAL.has(name)
  const reason =
    CODES[name] ?? (known && status < 500 ? `it answered ${name}` : (STATUS[status] ?? 'it failed'))
  return `${place} refused ${about} with ${status}: ${reason}.`
}

/** Names that the SDK gives to answers without a code. */
const GENERAL = new Set([
  'Unknown',
  'UnknownError',
  'Error',
  'S3ServiceException',
  'NotFound',
  'SyntaxError',
  'Forbidden',
])

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; is AWS_ENDPOINT_URL right',
  ENOTFOUND: 'the host is unknown; is AWS_ENDPOINT_URL right',
  EAI_AGAIN: 'the host could not be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

function placeOf({ endpoint, region, bucket }: S3Settings): string {
  return `s3://${bucket} at ${endpoint ? new URL(endpoint).host : `Amazon S3${region ? ` in ${region}` : ''}`}`
}
