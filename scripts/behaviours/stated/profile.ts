import { type Row, rowsOf } from '../row.ts'

const DEFAULTS: Record<string, string> = {
  version: "version: '3.17.0'",
  channel: "channel: 'Web'",
  platform: "platform: 'Web'",
  deviceId: 'deviceId: expect.stringMatching(/^[0-9a-f]{32}$/)',
  deviceInfo: 'deviceInfo: expect.any(String)',
  system: "system: 'PartyPlay'",
  platformOs: "platformOs: 'Web'",
  area: "area: 'ZH'",
  language: "language: 'ZH'",
  country: "country: 'CN'",
  timeZone: 'timeZone: expect.stringMatching(/^GMT',
  source: "source: 'from-web'",
}

/** Device data in every request, and who provides it. */
export const PROFILE: Row[] = rowsOf('shared/runtime/profile/profile.test.ts', [
  ...Object.entries(DEFAULTS).map(
    ([field, shows]) =>
      [
        `\`${field}\` is ${/'(.+)'/.exec(shows)?.[1] ?? 'found out'} where no app tells it`,
        'a plain browser has the defaults of the specification at once',
        shows,
      ] as const,
  ),
  ['The device id is made when missing, and kept', 'the device keeps its id'],
  ['Device info is the browser’s name and version', '%s is %s', "'Chrome 80.0.3987.99'"],
  [
    'What the app tells is believed for 24 hours, then asked for again',
    'the app is asked once and believed for 24 hours',
    '24 * 60 * 60 * 1000',
  ],
  [
    'An app that does not answer within 1 second leaves the defaults',
    'an app that does not answer within a second leaves the defaults, and they are not kept',
    '(999)',
  ],
  [
    'An answer after 1001 ms is for later calls',
    'an app’s answer after 1001 ms counts for the calls to come, of this visit and of the next',
  ],
  [
    'An app that answers nonsense has told nothing',
    'an app that answers %s has said nothing: the defaults stand, and the next visit asks again',
  ],
])
