/**
 * Which visitors see a canary: a second build of a page, for a share of them. Each visitor has a bucket, 00 to 99, in a
 * first-party cookie that hosts set. It identifies no person, and is the same for all pages and builds, so whoever saw the
 * canary at 10 sees it at 50.
 */
export const BUCKET_COOKIE = 'bucket'
export const BUCKETS = 100
/** Behind the value in Set-Cookie. Without Secure, since it protects nothing and previews come by http. */
export const BUCKET_ATTRIBUTES = 'Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly'

export interface Share {
  /** The first bucket of the canary. */
  first: number
  /** How many buckets from there, 1 to 99; those behind 99 go on at 00. */
  share: number
}

/** The buckets of a canary. They begin elsewhere for each build, so that not the same people try out every release. */
export function shareOf({ build, share }: { build: string; share: number }): Share {
  return { first: Number.parseInt(build.slice(0, 8), 16) % BUCKETS, share }
}

/** The names of these buckets, as `07`. */
export function bucketsIn({ first, share }: Share): string[] {
  return Array.from({ length: share }, (_, index) => bucketName((first + index) % BUCKETS))
}

export function isInShare(bucket: string, { first, share }: Share): boolean {
  return (Number(bucket) - first + BUCKETS) % BUCKETS < share
}

/** The bucket of a Cookie header; undefined without a valid one. */
export function bucketIn(cookies: string | null | undefined): string | undefined {
  return /(?:^|;\s*)bucket=(\d\d)(?:;|$)/.exec(cookies ?? '')?.[1]
}

/** A bucket for a visitor who has none. @param random a number of 0 to 1. */
export function drawBucket(random: number): string {
  return bucketName(Math.floor(random * BUCKETS))
}

const bucketName = (bucket: number) => String(bucket).padStart(2, '0')
