import { count, size } from '../../../command/format-counts.ts'
import { readDist } from '../../built-site/dist.ts'
import { pageNamed } from '../../built-site/page-id.ts'
import { diff as compare } from '../../verbs/diff.ts'
import { distIn, verb } from '../verb.ts'

export const diff = verb({
  written: 'diff <page>',
  about: 'what publishing it would change',
  examples: ['diff warlord/season', 'diff warlord/season --dist ../other/dist'],
  read: ([page = ''], values) => ({ page, folder: distIn(values) }),
  async run(context, { page, folder }) {
    const dist = readDist(folder)
    return compare(context, dist, pageNamed(page, dist.manifest.pages))
  },
  print({ page, same, changed, added, removed, send }) {
    const total = size(send.reduce((sum, { bytes }) => sum + bytes, 0))
    return [
      same
        ? `${page} is live as it is built: publishing it would change nothing.`
        : `Publishing ${page} would change`,
      ...changed.map(
        ({ what, live, built }) => `  ${what.padEnd(11)} ${live || '(none)'} -> ${built || '(none)'}`,
      ),
      ...added.map(({ file, bytes }) => `  + ${file}  ${size(bytes)}`),
      ...removed.map((file) => `  - ${file}`),
      `${count(send.length, 'file')} to send, ${total}.`,
    ].join('\n')
  },
  isForOneTarget: true,
})
