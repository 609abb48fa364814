import { type Row, rowsOf } from '../row.ts'

const NEW = 'when something of the page failed to load and there is a new version ›'

/** What works behind a page: versions, assets, what stays on the device. */
export const BEHIND: Row[] = [
  ...rowsOf('shared/background/version/watch-version.test.ts', [
    [
      'The version is kept under `latest_version_txt`',
      'a first visit › a first visit stores the version without a reload',
      'latest_version_txt',
    ],
    [
      'GET /version.txt is asked with a random query value',
      `${NEW} a warning says so, and after 2 s the page is loaded again, once`,
      'version\\.txt\\?0\\.',
    ],
    [
      'A new version is warned of, and 2 seconds later the page is loaded again with a timestamp',
      `${NEW} a warning says so, and after 2 s the page is loaded again, once`,
      ['1999', '?timestamp='],
    ],
    [
      'A module that fails to load sets the check off, debounced by 222 ms',
      `${NEW} a warning says so, and after 2 s the page is loaded again, once`,
      'pass(221)',
    ],
    [
      'So does an error that tells of a failed dynamic import',
      `${NEW} a logged error that says "%s" counts as such a failure`,
    ],
    [
      'Only two versions that both say something are compared',
      `${NEW} a version file that holds %j changes nothing`,
    ],
  ]),
  ...rowsOf('shared/features/preload/preload.test.ts', [
    [
      'Scripts and stylesheets of the site’s root are fetched ahead',
      'scripts and stylesheets are fetched ahead, each once',
    ],
    [
      'A stylesheet that fails is “Unable to preload CSS for” and its path',
      '%s, which cannot be had, raises an event and is thrown',
      "'Unable to preload CSS for /static/gone.css'",
    ],
    [
      'A failed asset raises a preload-error event, and is thrown when nothing handles that',
      '%s, which cannot be had, raises an event and is thrown',
    ],
    [
      '… but not when a listener handles it',
      'a failure that a listener takes upon itself is not thrown, and the next call asks again',
    ],
  ]),
  ...rowsOf('shared/background/cleaning/cleaning.test.ts', [
    [
      'Before 2025-06-01 23:59:59 local keys that start with MD5API- are cleared at start',
      'before 2025-06-01 23:59:59 in China, local keys starting with MD5API- are cleared',
    ],
    ['… and not from then on', 'local keys that start with MD5API- stay from 2025-06-01 23:59:59 on'],
  ]),
  ...rowsOf('shared/features/crystal-tip/crystal-tip.test.ts', [
    [
      'The crystal tip is suppressed for 7 days, under `dialogCrystalNoNeedTip7` behind the user id',
      'the tip is suppressed for seven days after it was set, for this person alone',
      ['10001dialogCrystalNoNeedTip7', '7 * DAY - 1'],
    ],
  ]),
  ...rowsOf('scripts/build/isolation.test.ts', [
    [
      'The site is built for production, with the development flag off',
      'the built site › the built site is built for production: nothing of development is in it',
    ],
  ]),
]
