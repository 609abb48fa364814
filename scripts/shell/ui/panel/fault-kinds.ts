import type { Fault } from '../../settings.ts'

interface FaultKind {
  word: string
  /** What is asked for beside it; absent: nothing. */
  value?: { label: string; preset: string; fits: RegExp; wanted: string }
  make(value: string): Fault
}

const number = (label: string, preset: string, wanted: string) => ({
  label,
  preset,
  fits: /^\d{1,6}$/,
  wanted,
})

/** What can be asked of a call, by name. */
export const FAULT_KINDS = {
  code: {
    word: 'Envelope code',
    value: number('Code', '500', 'A whole number, as 2042.'),
    make: (value) => ({ code: Number(value) }),
  },
  bizCode: {
    word: 'Code 500 with a bizCode',
    value: {
      label: 'bizCode',
      preset: 'OPEN_STARS_ROOM_ERROR',
      fits: /^\w+$/,
      wanted: 'As REPEATED_CLUES.',
    },
    make: (value) => ({ code: 500, bizCode: value }),
  },
  status: {
    word: 'HTTP status',
    value: { label: 'Status', preset: '502', fits: /^[2-5]\d\d$/, wanted: 'From 200 to 599.' },
    make: (value) => ({ status: Number(value) }),
  },
  delay: {
    word: 'Late',
    value: number('Delay, ms', '4000', 'Milliseconds, as 4000.'),
    make: (value) => ({ delayMs: Number(value) }),
  },
  body: {
    word: 'Odd body',
    value: { label: 'Body', preset: '<html>502 Bad Gateway</html>', fits: /^/, wanted: '' },
    make: (value) => ({ body: value }),
  },
  cut: {
    word: 'Cut short',
    value: number('Characters', '40', 'A whole number, as 40.'),
    make: (value) => ({ cut: Number(value) }),
  },
  hang: { word: 'Half, then silence', make: () => ({ hang: true }) },
  drop: { word: 'Connection breaks', make: () => ({ drop: true }) },
  lost: { word: 'Done, but the answer is lost', make: () => ({ drop: true, after: true }) },
} satisfies Record<string, FaultKind> as Record<string, FaultKind>

/** Faults that everybody wants, one press each. */
export const READY_MADE: readonly (readonly [string, Fault])[] = [
  ['Every call 500', { code: 500 }],
  ['Slow, 4 s', { delayMs: 4000 }],
  ['HTML with 200', { body: '<html><body>502 Bad Gateway</body></html>' }],
  ['Next answer is lost', { method: 'POST', drop: true, after: true, times: 1 }],
]
