import { ReleaseError } from '../release-error.ts'
import { FolderStore } from './folder-store.ts'
import { S3Store } from './s3-store.ts'
import type { Store } from './store.ts'

const S3 =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9_-][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*))?\/?$/
const ENDPOINT = /^https?:\/\/[^\s/?#@]+\/?$/

/**
 * Opens a target: a folder, or `s3://bucket/prefix` with endpoint, region and keys from the environment.
 * Throws a sentence for anything else; asks the target nothing yet.
 */
export function openStore(target: string, env: NodeJS.ProcessEnv): Store {
  if (!/^[a-z0-9+.-]{2,}:/i.test(target)) return new FolderStore(target)
  const [, bucket, prefix = ''] = S3.exec(target) ?? []
  if (!bucket) fail(`"${target}" is not a target: write a folder, or s3://bucket/prefix.`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) {
    fail('s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.')
  }
  const region = env.AWS_REGION || 'us-east-1'
  const endpoint = env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  if (!ENDPOINT.test(endpoint)) {
    fail(
      'AWS_ENDPOINT_URL is not the address of a host: write it as https://s3.example.com, without keys in it.',
    )
  }
  const sessionToken = env.AWS_SESSION_TOKEN || undefined
  return new S3Store(
    { endpoint: endpoint.replace(/\/$/, ''), region, bucket, accessKeyId, secretAccessKey, sessionToken },
    prefix,
  )
}

function fail(message: string): never {
  throw new ReleaseError('command', message)
}
