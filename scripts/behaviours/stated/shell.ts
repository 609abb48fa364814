import { type Row, rowsOf } from '../row.ts'

/** The app shell: every page on a phone, with its host played. */
export const SHELL: Row[] = [
  ...rowsOf('scripts/e2e/tools/shell.e2e.ts', [
    [
      'Android, iOS, Flutter, a framing page, a messenger and a plain browser are played',
      'all six hosts › the shell plays all six hosts around $id',
    ],
    ['A bridge that is late, silent or broken', 'a bridge that › a bridge that is $bridge, in $host'],
    ['Faults by endpoint', 'a fault › $name'],
    [
      'Every declared state is shown by one press',
      'a declared state › a declared state of $id is shown by one press',
    ],
    [
      'A shell’s address is a state to send',
      "the shell's address › the shell's address carries every setting: loaded again it gives the same",
    ],
    [
      'It leads to pages of this site alone',
      "the shell's address › the shell's address leads nowhere but to pages of this site",
    ],
    [
      'A page on a phone in the same network, by QR code',
      'a QR code stands for the page on a phone in the same network',
    ],
  ]),
  ...rowsOf('scripts/shell/serve.test.ts', [
    [
      'What is published is played byte for byte, behind one script ahead of it',
      'the played host › the played host stands ahead of everything, and the rest is byte for byte what is published',
    ],
    [
      'A page is played in a frame of this site alone',
      'the played host › the played host is for pages in a frame of this site alone',
    ],
  ]),
  ...rowsOf('scripts/shell/settings.test.ts', [
    [
      'Nonsense in an address is passed over',
      "the shell's address › the shell's address passes over the nonsense %s",
    ],
  ]),
  ...rowsOf('scripts/shell/ui/Workbench.test.tsx', [
    [
      'Every bridge call is listed with payload and answer',
      'what the page says to its host is listed with payload and answer',
    ],
    [
      'A fault reaches the open page from its next call on',
      'a fault reaches the open page from its next call on, and goes again',
    ],
    [
      'The clock is moved for the open page',
      'an hour later is an hour later for the open page, and can be sent as a link',
    ],
  ]),
  ...rowsOf('scripts/shell/ui/live/LiveList.test.tsx', [
    [
      'Requests are listed with what came of them',
      'calls are asked for once a second and stand there newest first, with what came of them',
    ],
    ['Reports and logs are listed by kind', 'what a page reports and logs is listed by kind'],
  ]),
]
