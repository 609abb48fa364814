import { describe, expect, it } from 'vitest'
import type { PageMeta } from '../../shared/runtime/app/page-meta.ts'
import { renderPreview } from './link-preview.ts'

const meta = {
  title: { zh: '队长<战令> & "朋友"', en: 'Battle Order', tw: '隊長戰令' },
  description: { zh: '每日受训，积攒战功。', en: 'Train daily.', tw: '每日受訓。' },
} as PageMeta
const cover = { path: '/static/warlord-season.cover-1a2b.png', width: 600, height: 315 }
const rendered = (site: string) => renderPreview(meta, { site, path: '/battle', cover })

/** Content of every element by each of its names. */
function read(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<(?:meta|link) ([^>]+?) (?:content|href)="([^"]*)">/g)].flatMap(([, names, content]) =>
      [...(names as string).matchAll(/(?:name|property|rel)="([^"]+)"/g)].map(([, name]) => [name, content]),
    ),
  )
}

describe('a link to a page', () => {
  it('a link preview has title, description, a large picture and an absolute canonical address', () => {
    expect(read(rendered('https://campaign.example'))).toEqual({
      description: '每日受训，积攒战功。',
      'twitter:card': 'summary_large_image',
      'og:type': 'website',
      'og:locale': 'zh_CN',
      'og:title': '队长&#60;战令&#62; &#38; &#34;朋友&#34;',
      'og:description': '每日受训，积攒战功。',
      'og:image': 'https://campaign.example/static/warlord-season.cover-1a2b.png',
      'og:image:width': '600',
      'og:image:height': '315',
      'og:url': 'https://campaign.example/battle',
      canonical: 'https://campaign.example/battle',
    })
  })

  it('a link to a page has addresses from the root where the site is not known', () => {
    expect(read(rendered(''))).toMatchObject({ 'og:image': cover.path, canonical: '/battle' })
    expect(rendered('')).not.toContain('og:url')
  })
})
