import type { Listed } from './store.ts'
import { StoreError } from './store.ts'

/** Reads one page of ListObjectsV2. @returns `next`: the token of the page behind it, '' for none. */
export function listPage(xml: string): { listed: Listed[]; next: string } {
  if (!/<ListBucketResult[\s>]/.test(xml) || !xml.includes('</ListBucketResult>')) {
    throw new StoreError('The listing of the bucket is incomplete, or not one of S3.')
  }
  const listed = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, content = '']) => ({
    key: field(content, 'Key'),
    size: Number(field(content, 'Size')),
    modified: Date.parse(field(content, 'LastModified')),
  }))
  const next = field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : ''
  return { listed, next }
}

function field(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return text.replace(/&(quot|apos|lt|gt|amp|#\d+|#x[0-9a-f]+);/gi, (_, entity: string) => decode(entity))
}

function decode(entity: string): string {
  if (entity.startsWith('#')) {
    return String.fromCodePoint(Number(entity.replace(/^#x/i, '0x').replace(/^#/, '')))
  }
  return ({ quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' } as Record<string, string>)[entity] ?? ''
}
