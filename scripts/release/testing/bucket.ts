import { randomUUID } from 'node:crypto'
import { S3Client, type S3Settings } from '../store/s3-client.ts'
import { S3Store } from '../store/s3-store.ts'

/** How the tests' S3 server is reached. */
export function settingsOf(endpoint: string, changes: Partial<S3Settings> = {}): S3Settings {
  return {
    endpoint,
    region: 'default',
    bucket: 'pages',
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'TESTSECRET',
    ...changes,
  }
}

export async function makeBucket(settings: S3Settings): Promise<void> {
  await new S3Client(settings).send({ method: 'PUT', about: 'the bucket', path: '', expect: [409] })
}

/** A part of the bucket that nothing has been put into. */
export function emptyPart(settings: S3Settings, part: string = randomUUID()): S3Store {
  return new S3Store(settings, `tests/${part}`)
}
