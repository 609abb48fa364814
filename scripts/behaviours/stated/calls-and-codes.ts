import { CALLERS_CODES, LOUD_CODES, SILENT_CODES } from '../../../shared/runtime/request/codes.ts'
import { type Row, rowsOf } from '../row.ts'

/** How a request is made, and the fields of its declaration. */
export const CALLS: Row[] = [
  ...rowsOf('shared/runtime/request/exchange.test.ts', [
    [
      'GET and HEAD carry URL-encoded parameters in the query',
      '%s carries its parameters in the query',
      "'GET', 'HEAD'",
    ],
    [
      'POST, PUT and DELETE carry them as a form-encoded body',
      '%s carries its parameters as a form',
      ["'POST', 'PUT', 'DELETE'", 'application\\/x-www-form-urlencoded'],
    ],
    [
      '`needAppendParam` adds a suffix to the path, as /244',
      '%s carries its parameters in the query',
      ["needAppendParam: '/244'", '/search/a%2Fb/244?'],
    ],
    ['`pageNum` and `pageSize` can come from a paging object', 'paging fills pageNum and pageSize'],
    [
      'A call is given up after 10 seconds without headers',
      'headers that do not come within 10 s are a time-out',
      '9_999',
    ],
    [
      '… and after 10 seconds without the end of its body',
      'a body that does not end within 10 s is a time-out too',
      '10_000',
    ],
  ]),
  ...rowsOf('shared/runtime/request/catalogue.test.ts', [
    [
      '`needLogin: false` lets a call leave without a login; every other is refused on the spot',
      'a call that needs login does not leave while nobody is logged in',
      'needLogin: false',
    ],
  ]),
  ...rowsOf('shared/runtime/request/sharing.test.ts', [
    [
      '`needCache` serves the last answer first and renews it behind',
      'a cached call serves the last answer first and renews it behind',
    ],
    [
      '`needInterval` throttles: the same input gets the earlier answer, another is refused and never sent',
      'within the interval the same input gets the earlier answer, another input is refused and never sent',
    ],
    [
      'Equal calls in flight are one call',
      'identical calls in flight share one request; a later call is a new one',
    ],
    ['`ignoreConcurrent` sends each', 'calls with ignoreConcurrent are each sent'],
  ]),
  ...rowsOf('shared/api/call-options.test.ts', [
    [
      'Editing channel info has an interval of 3000 ms',
      '%s has an interval of %i ms',
      ["'editing a channel'", '3000', 'improveChannelInfo'],
    ],
    [
      'Paying for the battle order has an interval of 2000 ms',
      '%s has an interval of %i ms',
      ["'paying for the battle order'", '2000', 'battlePay'],
    ],
    [
      'A constellation draw handles OPEN_STARS_ROOM_ERROR itself',
      '%s handles the bizCode %s itself, and no other',
      ['OPEN_STARS_ROOM_ERROR', 'luckyDraw'],
    ],
    [
      'The check of a contact handles REPEATED_CLUES itself',
      '%s handles the bizCode %s itself, and no other',
      ['REPEATED_CLUES', 'checkContact'],
    ],
    ['Knowledge articles are cached', 'an article is kept for the next visit'],
  ]),
  ...rowsOf('shared/runtime/request/idempotency.test.ts', [
    [
      'What spends or grants carries an idempotency key, the same until the result is known',
      'after %s the result is unknown, and the same id is sent until it is known',
    ],
  ]),
  ...rowsOf('shared/runtime/idempotency/keys.test.ts', [
    [
      '… also after a reload, a return and in another tab',
      'a reload, a return and another tab ask with the same id',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/werewolf/race.test.ts', [
    ['The werewolf host has a base of its own', 'the host’s calls stand below one prefix of the API'],
  ]),
]

/** What an answer or its absence means to the person and to the caller. */
export const CODES: Row[] = [
  ...rowsOf('shared/runtime/request/faults.test.ts', [
    ['An envelope with code 200 is success', 'a code may be written as text', '"code":"200"'],
    ['Another HTTP status than 200 rejects with “Resource not found”', 'a status %s is "Resource not found"'],
    [
      'A network failure warns “Request error” and rejects',
      'offline is a network failure',
      'warning: Request error',
    ],
    ['What is no envelope is “Server error”', 'an answer that is %s is one clear error'],
  ]),
  ...rowsOf('shared/runtime/request/catalogue.test.ts', [
    [
      '401 ends the login and says “Please login again”, once',
      '%s ends the login and asks once to login again',
      'code(401)',
    ],
    ...LOUD_CODES.map(
      (code) =>
        [
          `${code}: a toast with the server’s desc, else its msg, else “Server busy”`,
          'code %i shows what the server says: desc, else msg, else "Server busy"',
          `${code}`,
        ] as const,
    ),
    ...LOUD_CODES.map(
      (code) =>
        [
          `${code} with a bizCode of the call’s ignore list: no toast`,
          'code %i with a bizCode that the page handles itself is not toasted, with another or none it is',
          `${code}`,
        ] as const,
    ),
    ...SILENT_CODES.map(
      (code) =>
        [
          `${code}: handed to the caller in silence`,
          'code %i goes to the caller without a toast',
          `${code}`,
        ] as const,
    ),
    ...CALLERS_CODES.map(
      (code) =>
        [
          `${code}: returned without a toast`,
          'code %i goes to the caller without a toast',
          `${code}`,
        ] as const,
    ),
  ]),
  ...rowsOf('shared/runtime/request/login.test.ts', [
    [
      'A call that needs a login, made without one, says “Please login first”',
      'a plain browser refuses at once',
      'Please login first',
    ],
    [
      'In an app the login is awaited for 999 ms, then it says “Please login again”',
      'in an app that brings no login, every call waits 999 ms, and the person sees it once',
      '(998)',
    ],
  ]),
]
