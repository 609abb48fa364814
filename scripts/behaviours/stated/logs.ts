import { type Row, rowsOf } from '../row.ts'

const UPLOAD = 'shared/background/log/upload.test.ts'
const LOG_FIELDS =
  'rid id href page scene source time language area userId roomId fleetId extra platformOs system platform deviceId version channel deviceInfo'
const REPORT_FIELDS =
  'userId role roomId teamId targetUserId subEventId subEventNote eventId eventNote content createTime'
const DEVICE_FIELDS = 'version channel platform platformOs system deviceId deviceInfo'
const LANDING_FIELDS = 'extensionOfficerId landingPageId shareId materialId materiaLType channelId'

/** One line for each field, as the test expects it of an event. */
const fields = (names: string, of: string, test: string) =>
  names.split(' ').map((name) => [`${of} has \`${name}\``, test, `${name}: `] as const)

/** What is reported of visits: log events, reports, and errors. */
export const LOGS: Row[] = [
  ...rowsOf(UPLOAD, [
    ...fields(LOG_FIELDS, 'A log event', 'an event arrives with the fields of the specification'),
    ['Log events leave in batches of at most 200', 'a batch holds at most 200 events', '[200, 200, 50]'],
    [
      'Of more than 2000 that wait the latest 2000 are kept',
      'of more than 2000 waiting events the latest stay, stored in two places or one',
      '2000',
    ],
  ]),
  ...rowsOf('shared/background/log/outage.test.ts', [
    [
      'Pending logs wait in the store named statistics',
      'while the log collection is down › events wait in the statistics store, and arrive once and in order when it is up again',
    ],
  ]),
  ...rowsOf('scripts/sandbox/domains/frontend-log/frontend-log.test.ts', [
    [
      'The server takes 200 log events at once',
      '200 events are taken at once, 201 are refused and none of them kept',
    ],
  ]),
  ...rowsOf('shared/features/report/report.test.ts', [
    ...fields(
      `${REPORT_FIELDS} ${DEVICE_FIELDS}`,
      'A report',
      'an event tells who, in which role and room, and on what device',
    ),
    ...fields(
      LANDING_FIELDS,
      '`extInfo` of a landing or share report',
      'a %s event tells where the person came from',
    ),
  ]),
  ...rowsOf('shared/runtime/errors/errors.test.ts', [
    [
      'An error is kept under `globalCatchErrors` with main, date, error and info',
      'an error is kept with what, when and where',
      ['globalCatchErrors', 'main:', 'date:', 'error:', 'info:'],
    ],
    [
      'Beyond 800 errors the oldest go',
      'beyond 800 errors the oldest go, and a corrupt log begins again',
      'Array(800)',
    ],
  ]),
  ...rowsOf('shared/runtime/app/mount.test.tsx', [
    [
      'An error in rendering goes to that log',
      'a page that breaks › a page that breaks shows a card in its language, which loads the page again, and logs why',
      "main: 'render'",
    ],
  ]),
  ...rowsOf('shared/background/log/read.test.ts', [
    [
      'The error log is sent with userId and content',
      'the error log is uploaded by userId and content, and stays on the device',
    ],
  ]),
]
