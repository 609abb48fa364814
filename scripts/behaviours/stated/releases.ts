import { type Row, rowsOf } from '../row.ts'

const ON_S3 = 'on a real S3 server ›'
const RUN = 'an operator › an operator'
const REFUSED = 'publishing is refused, with nothing changed, › publishing is refused, with nothing changed,'
const AT_ONCE = 'two who publish at once to %s ›'
const LIVE = 'a released site › a released site'

/** Single pages that go live and come back; what the build does so that they can. */
export const RELEASES: Row[] = [
  ...rowsOf('scripts/build/isolation.test.ts', [
    [
      'Editing one page changes that page’s files and the manifest, and nothing else',
      'the built site › the built site changes one page only when a word of that page changes',
    ],
    [
      'So does the first use of a shared export',
      'the built site › the built site changes one page only when that page uses a shared export that no page used before',
    ],
    [
      'A page that is built alone has the bytes that the whole build gives it',
      'the built site › the built site holds the same bytes for a page that is built alone',
    ],
    [
      'Two builds of one commit are equal',
      'the built site › the built site is the same, byte for byte, when it is built again without any earlier work',
    ],
    [
      'A page that is built alone with another `API_BASE` does not stand beside pages of the one before',
      'the built site › the built site leaves its other pages out when one is built alone with another API_BASE',
    ],
    [
      'A page whose source is gone leaves the built site, also when another one is built alone',
      'the built site › the built site holds no page whose source is gone, also when another one is built alone',
    ],
    [
      'A history path more is one line of data; no page changes by a byte',
      'the built site › the built site gets an address by one line of data, and not a byte of any page changes',
    ],
  ]),
  ...rowsOf('scripts/build/added-paths.test.ts', [
    [
      'A line that cannot be is refused with a sentence: taken, malformed, kept for others, of no page',
      'pages/paths.json › pages/paths.json is refused with a sentence for %s',
      ['already belongs to', 'which there is not', 'RESERVED'],
    ],
    [
      'So is a path below `/static`, `/__`, the API or `_release` that page.ts names, and the file is told',
      'a path of page.ts › a path of page.ts that is written by hand as %s is refused: it is kept for %s',
      ["'/static'", "'/__shell'", "'/user'", "'/_release/spring'", '/page.ts: the path'],
    ],
    [
      'So is a redirect to a path that no page has',
      'a path of page.ts › a path of page.ts that redirects to %s is refused: no page has it',
    ],
  ]),
  ...rowsOf('scripts/e2e/site/release.e2e.ts', [
    [
      'Publishing one page transfers only that page’s new files',
      `${LIVE} takes one page, and gets the new files of that page alone`,
      ['transfer.put', 'transfer.bytes'],
    ],
    [
      'A page goes on with its runtime when three later ones are published for others',
      `${LIVE} goes on with a page of an older runtime while three later ones are published for another page`,
      'toBe(3)',
    ],
    [
      'A browser that reads in a loop never sees a broken page, whoever publishes, goes back, prunes or dies',
      `${LIVE} is never broken for a browser that reads it while pages are published, rolled back, pruned and publishers die`,
    ],
  ]),
  ...rowsOf('scripts/release/verbs/publish.test.ts', [
    [
      'Hashed files and HTML come first; then one entry of the live manifest changes, for all pages of a command at once',
      'publishing a page › publishing several pages makes all live by one change',
    ],
    [
      'Who, when, from which commit and why is recorded with the release',
      'publishing a page › publishing a page records who did it, when, from which commit and why',
      ['by,', 'at,', 'commit', 'note'],
    ],
    [
      'A page whose addresses alone changed is published, without a file sent',
      'publishing a page › publishing a page with another address alone is a release, though its files are the same',
    ],
    [
      'What the build took from the environment (`API_BASE`, `WEREWOLF_BASE`, `SITE_URL`) is kept with the release',
      'settings of a build › settings of a build are kept with the release, also when it is brought back',
    ],
    [
      'Other settings than those of all live pages go live where that is said',
      'settings of a build › settings of a build may be others than those of the live pages where that is said, and both are known from then on',
    ],
    [
      'Files that lie damaged at the target are fixed by publishing again',
      'files that lie damaged at the target › files that lie damaged at the target are written again when the page is published again',
    ],
  ]),
  ...rowsOf('scripts/release/verbs/publish-interrupted.test.ts', [
    [
      'What is written is read back and checked',
      'a publisher › a publisher reads back what it wrote, and does not believe an etag alone',
    ],
  ]),
  ...rowsOf('scripts/release/protocol/kill.test.ts', [
    [
      'A publisher killed at any step leaves the old page or the new one, whole; running it again finishes the work',
      '$name › an action that dies at any step, %s the step took effect, leaves the old page or the new one, and is finished by another',
    ],
    [
      'So at a folder, behind each write',
      'in a folder › $name that dies behind any write is finished by another',
    ],
  ]),
  ...rowsOf('scripts/release/protocol/faults.test.ts', [
    [
      'A call that is denied, busy, cut or unanswered, at any place, changes nothing by half and is told in a sentence',
      '$name › survives that any call $fault (from then on: $lasting)',
    ],
    [
      'A failure says whether anything changed',
      'a failure says whether anything changed › a failure says whether anything changed, before the change and after it',
    ],
  ]),
  ...rowsOf('scripts/release/protocol/together.test.ts', [
    ['Two pages published at once both live', `${AT_ONCE} two pages, both succeed`, 'meetAt'],
    [
      'The same page published twice at once: one wins, the other is told',
      `${AT_ONCE} the same page, one wins and the other is told by whom and what`,
      'meetAt',
    ],
    [
      'In whatever order calls come, no page breaks',
      'in whatever order their calls come › in whatever order calls come, publishing, rolling back and pruning never break a page, and everything is in order afterwards',
    ],
  ]),
  ...rowsOf('scripts/release/verbs/publish-refusals.test.ts', [
    ['A page name such as `../x` is refused', `${REFUSED} for a page named %s`, "'../x'"],
    [
      'A manifest that is empty or cut is refused',
      `${REFUSED} where the manifest is %s`,
      ["'empty'", "'cut'"],
    ],
    [
      'So is another site’s',
      `${REFUSED} where the manifest is another site's, or names files that are not the page's`,
    ],
    [
      'A target that ignores preconditions is found out by a probe and refused',
      `${REFUSED} where the target ignores the condition of %s`,
    ],
    [
      'So is a page with an `API_BASE`, `WEREWOLF_BASE` or `SITE_URL` that no live page has, before anything is sent',
      `${REFUSED} where a build has of the settings %s`,
      ['API_BASE', 'SITE_URL', '--new-settings', 'store.objects'],
    ],
    [
      'Two live pages never share an address',
      `${REFUSED} where two pages would own an address, unless both are published`,
    ],
  ]),
  ...rowsOf('scripts/release/verbs/rollback.test.ts', [
    [
      'A rollback makes the build before live again',
      'rolling a page back › rolling a page back makes the build before live again, as a release of its own',
    ],
    [
      'A rollback that is repeated goes back once',
      'rolling a page back › rolling a page back a second time, as in a hurry, changes nothing and says what is live',
    ],
    [
      'Where there is none to go back to, the way on is said',
      'rolling back is refused, with nothing changed, › rolling back is refused, with nothing changed, where there was no build before, and the way on is said',
      'Publish a corrected build',
    ],
    [
      'A build with a missing, cut or damaged file is not brought back',
      'rolling back is refused, with nothing changed, › rolling back is refused, with nothing changed, to a build with a file that is %s, and names another',
      ["'missing'", "'cut'", "'damaged'"],
    ],
  ]),
  ...rowsOf('scripts/release/verbs/prune.test.ts', [
    [
      'A prune is a dry run unless it is told `--yes`',
      'a prune › a prune says what would go and deletes nothing, until it is told to',
    ],
    [
      'What a live or kept build needs is never deleted',
      'a prune › a prune keeps the runtime of a page that was published long ago, and of every build that stays',
    ],
    [
      'What releases did not put there is never deleted',
      'a prune › a prune leaves alone what releases have not put there, whatever it is called',
      ["'static/'", "'static/a note.txt'", "'pages/notes.md'"],
    ],
    [
      'What was pruned and is published again lies under other names',
      'what was pruned and is published again › what was pruned and is published again lies under other names, its scripts beside each other, and can be rolled back and pruned like any other',
    ],
  ]),
  ...rowsOf('scripts/release/protocol/asleep.test.ts', [
    [
      'A prune that sleeps ahead of any of its calls, however long, deletes nothing that a manifest has come to name',
      'whoever sleeps, be its clock wrong by years, › a pruner who sleeps, even with a wrong clock, deletes nothing that a manifest has come to name while $name',
      ['is published', 'is rolled back', 'written again from the journal', 'is retired'],
    ],
  ]),
  ...rowsOf('scripts/release/protocol/stopped.test.ts', [
    [
      'So where its process is stopped',
      'a prune whose process is stopped holds nobody up, and deletes nothing that is live when it goes on',
      'SIGCONT',
    ],
  ]),
  ...rowsOf('scripts/release/verbs/retire.test.ts', [
    [
      'A page is taken off the site by one change of the manifest',
      'retiring a page › retiring a page ends its addresses by one change of the manifest, and deletes no file',
    ],
    [
      'Its addresses lead to another page where that is said',
      'retiring a page › retiring a page leads its addresses, and those that led to it, elsewhere where that is said',
    ],
    [
      'A rollback undoes it',
      'retiring a page › retiring a page is undone by a rollback, to the build that was live or to another',
    ],
    [
      'It is refused where addresses of other pages would lead nowhere',
      'retiring is refused, with nothing changed, › retiring is refused, with nothing changed, where addresses of other pages would lead nowhere',
    ],
  ]),
  ...rowsOf('scripts/release/store/full.test.ts', [
    [
      'A full bucket says so, and what to do',
      'a target that is full says so, and what to do › a bucket, by %s %s, at once',
      ["'QuotaExceeded'", "'InsufficientStorage'", '507'],
    ],
    [
      'So does a full folder',
      'a target that is full says so, and what to do › a folder, by %s',
      ["'ENOSPC'"],
    ],
  ]),
  ...rowsOf('scripts/release/store/s3-store.test.ts', [
    [
      'Wrong types and cache times of files in a bucket are seen',
      'headers that visitors get with a file › headers that visitors get with a file are held against those that were meant, however a server writes them',
    ],
  ]),
  ...rowsOf('scripts/release/command/run.test.ts', [
    [
      'init, publish, status, history, diff, rollback, verify and prune',
      `${RUN} begins a site, publishes, looks, goes back and clears up`,
      ["'init'", 'publish ', "'status'", 'history ', 'diff ', 'rollback ', "'verify'", 'prune '],
    ],
    [
      'An added address is seen in the diff, and hosts’ rules are asked for when addresses change',
      `${RUN} adds an address to a page, sees it in the diff, publishes it alone, and is told that hosts need it`,
      'npm run hosts -- <host> --from ',
    ],
    [
      'Other settings are seen in the diff too',
      `${RUN} sees in the diff that a page was built with other settings, and publishes it only when others are meant`,
    ],
    ['`--json` for machines', `${RUN} can have every result, and every failure, as JSON`],
    [
      'A page is retired, seen so, and brought back',
      `${RUN} retires a page: is told what would end, ends it, sees it in status and history, and brings it back`,
    ],
    [
      'A page without a source is not published',
      `${RUN} cannot publish a page that has no source any more, and is told how it ends`,
    ],
    [
      'No site begins among files of others',
      `${RUN} begins no site where others have files, and leaves no trace there`,
    ],
    [
      'Public files come back with a manifest that is written again',
      `${RUN} gets the public files back too when a manifest is written again, also after a change of them`,
    ],
    ['Help with examples', `${RUN} finds help with examples, and every verb in it`],
    [
      'A lost or broken manifest is written again from the journal',
      `${RUN} rebuilds a manifest that is lost or broken from the journal`,
    ],
  ]),
  ...rowsOf('scripts/release/command/throttle.test.ts', [
    [
      'Long work says how far it has come',
      'long work says how far it has come, about once a second; short work says nothing',
    ],
  ]),
  ...rowsOf('scripts/release/derived/status-page.test.ts', [
    [
      'The status page: what is live, since when, which runtime, last change and by whom',
      'the status page says what is live, since when, on which runtime, and who changed it last',
    ],
    [
      'It is read-only and not indexed',
      'the status page shows hostile names as text, holds no script or link, and asks not to be indexed',
    ],
  ]),
  ...rowsOf('scripts/release/command/secrets.test.ts', [
    [
      'Tokens and keys are in nothing that is said or kept',
      'secrets › secrets of the environment are in nothing that is said or kept',
    ],
  ]),
  ...rowsOf('scripts/release/protocol/bucket.s3.ts', [
    [
      'On a real S3 server: publish, rollback, history and prune',
      `${ON_S3} pages are published, rolled back and pruned`,
    ],
    [
      'On a real S3 server: a publisher who dies',
      `${ON_S3} $name › an action that dies behind a write is finished by another`,
    ],
    [
      'On a real S3 server: two pages at once',
      `${ON_S3} two who publish two pages at once both succeed`,
      'meetAt',
    ],
    [
      'On a real S3 server: the same page at once',
      `${ON_S3} of two who publish the same page at once one wins, and the other is told`,
      'meetAt',
    ],
    [
      'On a real S3 server: a truncated upload',
      `${ON_S3} a body that is cut on its way is refused by the server, and nothing goes live`,
    ],
    [
      'On a real S3 server: a credential that expires in the middle',
      `${ON_S3} keys that stop being good in the middle change nothing, and the next ones finish`,
    ],
  ]),
]
