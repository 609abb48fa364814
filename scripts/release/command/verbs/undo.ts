import { changeInWords } from '../../format-change.ts'
import { undo as takeBack } from '../../verbs/undo.ts'
import { closing, DRY_RUN, NOTE, numberIn, returned, verb } from '../verb.ts'

export const undo = verb({
  written: 'undo [change]',
  about: 'takes back all that one change did, by one switch',
  examples: ['undo --note "wrong prices on all pages"', 'undo 12 --dry-run'],
  options: (line) => line.option(...DRY_RUN).option(...NOTE),
  read: ([change], { dryRun }) => ({
    change: change === undefined ? undefined : numberIn(change, 'change', 'history'),
    dryRun: dryRun === true,
  }),
  run: (context, { change, dryRun }) => takeBack(context, change, dryRun),
  print({ undid, ...undone }, target) {
    const { done, pages, files, left } = undone
    if (done && undone.change === undefined)
      return `Nothing changed: change ${undid.number} (${changeInWords(undid)}) is undone already. "history" lists the changes: name an earlier one to go further back.`
    return [
      `${done ? 'Undone' : 'Would undo'}: change ${undid.number}, ${changeInWords(undid)}${undid.note ? `, "${undid.note}"` : ''}`,
      ...pages.map((each) => returned(each, done)),
      ...files.map((file) => `${done ? 'back' : 'would be'}       ${file}  with its content from before`),
      ...left.map((file) => `left       ${file}  was changed since, or its earlier content was not kept`),
      ...closing(undone, target),
    ].join('\n')
  },
  signs: true,
  isForOneTarget: true,
})
