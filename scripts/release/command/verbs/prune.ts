import { count, size } from '../../../command/format-counts.ts'
import { ageOf } from '../../age.ts'
import { prune as clear, SHORTEST_KEPT_MS } from '../../verbs/prune.ts'
import { fail, parsed, verb } from '../verb.ts'

export const prune = verb({
  written: 'prune',
  about: 'lists files that are old and that no release needs; deletes them only with --yes',
  examples: ['prune', 'prune --older-than 60d --yes'],
  options: (line) =>
    line
      .option('--older-than <age>', 'builds that were live since stay, 48h at least', '30d')
      .option('--yes', 'deletes it'),
  read: (_, values) => ({
    olderThan: parsed(values, 'olderThan', ageIn) as number,
    yes: values.yes === true,
  }),
  run: clear,
  print({ done, kept, gone, toDelete, isCut }) {
    const builds = (list: Record<string, string[]>) => Object.values(list).flat().length
    const bytes = size(toDelete.reduce((sum, file) => sum + file.size, 0))
    const what = `${count(toDelete.length, 'file')}, ${bytes}, of ${count(builds(gone), 'build')}`
    return [
      ...Object.entries(gone).map(
        ([page, list]) => `${done ? 'gone ' : 'would go'}  ${page}  ${list.join(' ')}`,
      ),
      ...(done ? [] : toDelete.map(({ key }) => `  ${key}`)),
      `${done ? 'Deleted' : 'Would delete'} ${what}. ${count(builds(kept), 'build')} of ${count(Object.keys(kept).length, 'page')} stay.`,
      ...(isCut ? ['It ended itself an hour after it began: run it again to delete the rest.'] : []),
      ...(done || toDelete.length === 0 ? [] : ['Nothing is deleted yet: add --yes.']),
    ].join('\n')
  },
  signs: true,
})

function ageIn(text: string): number {
  const age = ageOf(text) ?? fail(`--older-than "${text}" is not an age: write it as 48h or 30d.`)
  if (age < SHORTEST_KEPT_MS)
    fail(
      `--older-than "${text}" is too short: 48h or more, since publishers at work count on files that old.`,
    )
  return age
}
