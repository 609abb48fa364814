import { ReleaseError } from '../release-error.ts'
import { FolderStore } from './folder-store.ts'
import { S3Store } from './s3-store.ts'
import type { Store } from './store.ts'

const S3 =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*))?\/?$/
const ENDPOINT = /^https?:\/\/[^\s/?#@]+\/?$/

/**
 * Opens a target: a folder, or `s3://bucket/prefix` with endpoint and region from the environment, and credentials
 * from there too, or wherever else the AWS SDK finds some.
 * Throws a sentence for anything else; asks the target nothing yet.
 */
export function openStore(target: string, env: NodeJS.ProcessEnv): Store {
  if (!/^[a-z0-9+.-]{2,}:/i.test(target)) return new FolderStore(target)
  const [, bucket, prefix = ''] = S3.exec(target) ?? []
  if (!bucket) fail(`"${target}" is not a target: write a folder, or s3://bucket/prefix.`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN } = env
  const endpoint = (env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL)?.replace(/\/$/, '')
  if (endpoint && !ENDPOINT.test(endpoint)) {
    fail(
      'AWS_ENDPOINT_URL is not the address of a host: write it as https://s3.example.com, without keys in it.',
    )
  }
  const sessionToken = AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}
  const credentials =
    accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, ...sessionToken } : undefined
  // with keys and without a region, as before there were profiles; else the profile's
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (credentials ? 'us-east-1' : undefined)
  return new S3Store({ bucket, region, endpoint, credentials }, prefix)
}

function fail(message: string): never {
  throw new ReleaseError('command', message)
}
