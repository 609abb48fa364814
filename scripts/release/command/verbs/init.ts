import { init as begin } from '../../verbs/init.ts'
import { pagesInWords, verb } from '../verb.ts'

export const init = verb({
  written: 'init',
  about: 'begins a site at an empty target',
  examples: ['init', 'init --from-changes --to s3://pages/site'],
  options: (line) =>
    line.option('--from-changes', 'rebuilds a lost manifest from the records of all changes'),
  read: (_, { fromChanges }) => fromChanges === true,
  run: begin,
  print: ({ changed, pages }) =>
    changed
      ? `The site has begun${pages.length > 0 ? `, with ${pagesInWords(pages)} from the records of its changes` : ''}.`
      : `There is a site already, with ${pagesInWords(pages)}. Nothing changed.`,
  signs: true,
})
