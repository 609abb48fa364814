import { count } from '../../../command/format-counts.ts'
import { EXIT } from '../../release-error.ts'
import { verify as readAll } from '../../verbs/verify.ts'
import { verifyAddress } from '../../verbs/verify-address.ts'
import { fail, pagesInWords, pagesOf, textIn, verb } from '../verb.ts'

export const verify = verb({
  written: 'verify [page...]',
  about: 'reads all that is live and holds it against what was published',
  examples: ['verify warlord/season --to s3://pages/site', 'verify --url https://pages.example.com'],
  options: (line) =>
    line.option('--url <origin>', 'asks the public address instead: addresses, redirects, headers, files'),
  read(pages, values) {
    const url = textIn(values, 'url')
    if (url !== undefined && !/^https?:\/\/[^\s/?#@]+\/?$/.test(url))
      fail(`--url "${url}" is not an origin: write it as https://pages.example.com.`)
    if (url !== undefined && pages.length > 0) fail('--url asks for all pages: leave the pages out.')
    return { pages, url }
  },
  run: async (context, { pages, url }) =>
    url === undefined ? readAll(context, await pagesOf(context, pages)) : verifyAddress(context, url),
  print({ pages, files, problems }) {
    if (problems.length === 0)
      return `${pagesInWords(pages)} and ${count(files, 'file')} are as they were published.`
    const lines = problems.map(({ page, what }) => `${page || 'the site'}: ${what}`)
    return `${lines.join('\n')}\n${count(problems.length, 'problem')}. Publishing a page again from the same build fixes its files.`
  },
  exit: ({ problems }) => (problems.length > 0 ? EXIT.disorder : EXIT.done),
})
