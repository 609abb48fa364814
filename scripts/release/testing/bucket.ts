import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../store/s3-errors.ts'
import { S3Store } from '../store/s3-store.ts'

/** How the tests' S3 server is reached. */
export function settingsOf(endpoint: string, changes: Partial<S3Settings> = {}): S3Settings {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'TESTSECRET' }
  return { endpoint, region: 'default', bucket: 'pages', credentials, ...changes }
}

/** A client that uses the bucket by hand. */
export function clientOf({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    ...(region && { region }),
    forcePathStyle: true,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  })
}

export async function makeBucket(settings: S3Settings): Promise<void> {
  const made = clientOf(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
  await made.catch((error: Error) => {
    if (!/AlreadyOwnedByYou|AlreadyExists/.test(error.name)) throw error
  })
}

/** A part of the bucket that nothing has been put into. */
export function emptyPart(settings: S3Settings, part: string = randomUUID()): S3Store {
  return new S3Store(settings, `tests/${part}`)
}
