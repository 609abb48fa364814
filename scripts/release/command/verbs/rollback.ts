import { rollback as goBack } from '../../verbs/rollback.ts'
import {
  closing,
  DRY_RUN,
  EXPECT,
  expectedIn,
  expectedOf,
  fail,
  NOTE,
  pagesOf,
  returned,
  textIn,
  verb,
} from '../verb.ts'

export const rollback = verb({
  written: 'rollback <page...>',
  about: 'makes the build before the live one live again',
  examples: [
    'rollback warlord/season --note "wrong prices"',
    'rollback boss/hunt boss/recall --dry-run',
    'rollback warlord/season --to-build 0123456789ab',
  ],
  options: (line) =>
    line
      .option('--to-build <id>', 'another of its builds; "history" lists them (default: the one before)')
      .option(...DRY_RUN)
      .option(...EXPECT)
      .option(...NOTE),
  read(names, values) {
    const build = textIn(values, 'toBuild')
    if (build !== undefined && !/^[0-9a-f]{12}$/.test(build))
      fail(`--to-build "${build}" is not a build: "history" lists them.`)
    if (build !== undefined && names.length > 1)
      fail('--to-build is for one page: its builds are of no other.')
    return { names, build, expect: expectedIn(values, names), dryRun: values.dryRun === true }
  },
  async run(context, { names, build, expect, dryRun }, { check }) {
    const pages = await pagesOf(context, names)
    return goBack(context, pages, {
      build,
      expect: expectedOf(expect, names, pages),
      dryRun: dryRun || check,
    })
  },
  print: ({ done, change, addresses, pages }, target) =>
    [
      ...pages.map((each) => returned(each, done)),
      ...(pages.every(({ from }) => !from)
        ? ['Nothing changed. To go elsewhere, name the build: --to-build; "history <page>" lists them.']
        : []),
      ...closing({ done, change, addresses }, target),
    ].join('\n'),
  signs: true,
  isChecked: true,
})
