import { type Row, rowsOf } from '../row.ts'

/** What every screen is made of. */
export const LOOKS: Row[] = [
  ...rowsOf('scripts/vite/page-styles.test.ts', [
    [
      'The root font size is a tenth of the view’s width; 37.5 design pixels are 1 rem',
      'sizes › sizes in design pixels of a 375 px frame become rem, of which the view has ten',
      ['37.5px', '10vw'],
    ],
  ]),
  ...rowsOf('scripts/build/isolation.test.ts', [
    [
      'Full pages preload the heavy pieces, light ones do not',
      'the built site › the built site names the heavy set in a full page, and never in a light one',
    ],
  ]),
  ...rowsOf('scripts/build/refusals.test.ts', [
    [
      'A light page cannot use them',
      'the build stops › the build stops at a light page that reaches the heavy set through three files, and shows the way',
    ],
  ]),
  ...rowsOf('shared/runtime/toast/toast.test.tsx', [
    ['A tip stays 2500 ms', 'a %s stays %i ms', "['tip', 2500]"],
    ['A warning stays 3000 ms', 'a %s stays %i ms', "['warning', 3000]"],
    ['An error stays 3500 ms', 'a %s stays %i ms', "['error', 3500]"],
    ['No toast stays shorter than 666 ms', 'a toast’s own time of %i ms becomes %i', '666]'],
    ['… or longer than 6666 ms', 'a toast’s own time of %i ms becomes %i', '6666]'],
    [
      'Its text is cut to 100 characters',
      'a text is cut to 100 characters; %s is one, and never cut inside',
      'repeat(101)',
    ],
  ]),
  ...rowsOf('shared/runtime/image/image.test.tsx', [
    [
      'A picture loads within 100 px of the view',
      'a picture loads only when it comes within 100 px of the view',
      "'100px'",
    ],
    [
      'A picture that fails is tried once with the other base path, then a placeholder stands there',
      'a failed picture is tried once under the other base, then a placeholder says its name',
    ],
    ['It can be a circle', 'a circle is round whatever its radius'],
    ['It can have a radius and a fit', 'a picture keeps its place, corners and fit'],
    [
      'It covers its frame by default',
      'a picture fills its frame without being squeezed, unless the page says otherwise',
    ],
    [
      'A thumbnail is 1 to 9999 wide',
      'a thumbnail of %s asks for %s on a view of 1000 px',
      ["[0, 'w_1']", "'w_9999'"],
    ],
    [
      '… or a percentage of the view, from 300 to 900',
      'a thumbnail of %s asks for %s on a view of 1000 px',
      ["['10%', 'w_300']", "['100%', 'w_900']"],
    ],
  ]),
  ...rowsOf('shared/kit/icon-grid/IconGrid.test.tsx', [
    ['An icon grid of fewer than 3 items has 1 column', '%i items stand in %i columns', ['[1, 1]', '[2, 1]']],
    ['… of exactly 4 has 2', '%i items stand in %i columns', '[4, 2]'],
    ['… of any other number has 3', '%i items stand in %i columns', ['[3, 3]', '[5, 3]']],
    ['… of none says “Empty”', 'an empty grid says so', "'Empty'"],
  ]),
  ...rowsOf('shared/features/markdown/streaming.test.tsx', [
    [
      'Markdown that streams is drawn every 50 ms',
      'new text is drawn once in 50 ms, with the latest of it, however fast it comes',
      'pass(49)',
    ],
    ['It scrolls along', 'what scrolls around a stream › what scrolls around a stream is kept at its end'],
  ]),
  ...rowsOf('shared/features/markdown/Markdown.test.tsx', [
    ['A code fence that is still open is closed for it', 'a text that breaks off in %s is closed'],
  ]),
  ...rowsOf('shared/runtime/format/format.test.ts', [
    ['A number below 10,000 stands as it is', 'a number that is cut off › %d is %s', "[9999, '9999']"],
    ['… below 100,000,000 in 万', 'a number that is cut off › %d is %s', ["[10_000, '1万']", "'9999.99万'"]],
    ['… from there on in 亿', 'a number that is cut off › %d is %s', "[100_000_000, '1亿']"],
    ['One variant cuts at 2 decimals', 'a number that is cut off › %d is %s', "'1.99万'"],
    [
      '… another rounds and leaves out zeros at the end',
      'a number that is rounded › %d is %s',
      ["[19_999, '2万']", "[12_000, '1.2万']"],
    ],
  ]),
]
