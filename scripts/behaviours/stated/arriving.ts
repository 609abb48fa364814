import { type Row, rowsOf } from '../row.ts'

const QUERY = [
  'token',
  'userId',
  'roomId',
  'fleetId',
  'channelId',
  'subChannelId',
  'materialId',
  'extensionOfficerId',
  'landingPageId',
  'shareId',
  'materiaLType',
  'appKey',
]

/** The address that a page was opened by, the login that it brings, coming back, and moving on. */
export const ARRIVING: Row[] = [
  ...rowsOf('shared/runtime/address/address.test.ts', [
    ...QUERY.map(
      (name) =>
        [
          `The query parameter \`${name}\` is read`,
          'every query parameter of the specification is read',
          `'${name}'`,
        ] as const,
    ),
    ['The area is read from `AREA` or `area`', 'the area is written AREA or area'],
    [
      'The activity is `activityId` or `id`; a query glued behind it is cut off; 0 by default',
      'the activity of "%s" is %s',
      ["'?id=13'", "'?activityId=12?from=app'", "['', '0']"],
    ],
  ]),
  ...rowsOf('shared/runtime/session/session.test.ts', [
    [
      '`channelId` is stored for later, and what says where the person came from for the visit (index query)',
      'a login in the address goes before the stored one, and is stored',
      ["channelId: 'c'", "'indexQuery'"],
    ],
    ['Logged in is who has both token and userId', 'a session is logged in only with both token and userId'],
    [
      'User info has name or nickname, portrait or avatar, userId, token and rids',
      'user info of either spelling is read',
      ['nickname', 'avatar', 'rids', "token: 't'"],
    ],
    [
      'A login is one: no tab sees one person’s token with another’s id',
      'a tab that looks between two writes of another never sees one’s token with another’s id',
    ],
    [
      'The words `undefined` and `null` of older pages are no login',
      'the texts "%s" and "%s" of older pages are no session, and nothing of a person',
    ],
    ['The token leaves the address at once, wherever it stood', 'the address %s is left as %s', '#token=v'],
  ]),
  ...rowsOf('shared/features/report/report.test.ts', [
    [
      'The role of a person is the first entry of rids, and goes with reports',
      'an event tells who, in which role and room, and on what device',
      "role: 'captain'",
    ],
    [
      'A report of a visit without a channel tells the last one that was stored',
      'a visit without a channel tells the one that was brought last, in the words of nobody none',
    ],
  ]),
  ...rowsOf('shared/background/person/learn-person.test.ts', [
    [
      'Who came by an address or an app is asked for once, behind the page, and kept',
      'a person who came by an address or an app is looked up once, and kept for the pages to come',
    ],
  ]),
  ...rowsOf('shared/features/report/role.test.ts', [
    [
      'A report waits for a role that is being asked for, up to 10 seconds or until the person leaves',
      'a role that is being asked for behind the page is waited for',
    ],
  ]),
  ...rowsOf('shared/runtime/address/watch-return.test.ts', [
    [
      'A page that becomes visible again reads AREA again and, if it says something, refreshes what depends on the region',
      'a page that becomes visible again reads AREA again and refreshes what depends on it',
    ],
    [
      'Without an AREA nothing is refreshed',
      'without an AREA nothing is refreshed, and the earlier one stays',
    ],
    [
      'Calls that follow tell the new AREA',
      'data is asked again, once and for the new AREA, when the page %s again',
    ],
  ]),
  ...rowsOf('shared/runtime/navigate/navigate.test.ts', [
    [
      'A page of the site opens by its history path',
      'a page of this site › a page of this site opens by its history path',
    ],
    [
      'http and .html addresses are loaded whole; the recharge page is /newModel/recharge.html',
      'an http or .html address › an http or .html address is loaded as it is',
      '/newModel/recharge.html',
    ],
    ['Addresses that run something or lead to strangers are refused', '%j is refused'],
  ]),
  ...rowsOf('shared/runtime/boot/boot.test.ts', [
    ['A page speaks zh by default', 'a page in zh stays as it is'],
    [
      'The address chooses the language (zh, en, tw) before the stored choice, and that before the app',
      'the address decides on the language before the stored choice, and that before the app',
    ],
    [
      'On the first visit in an app the page and its first calls are in the app’s language, if it answers within 1 second',
      'in an app whose profile is not kept › until a slow app answers, only what has no words is seen; then the page is in the app’s language',
    ],
    [
      'A silent app leaves the page in zh after 1 second',
      'in an app whose profile is not kept › an app that is silent for a second leaves the page in zh, with the defaults; what it says then changes nothing here',
    ],
  ]),
  ...rowsOf('shared/background/language/follow-language.test.ts', [
    [
      'A language that the app names later comes by a reload while nothing was touched, else with the next page',
      'a page that nobody has touched is loaded again in the language that the app named too late, once',
    ],
  ]),
  ...rowsOf('shared/runtime/i18n/locales.test.ts', [
    ['Every text is there in zh, en and tw', '%s › holds the same keys in zh, en and tw, and no other file'],
  ]),
]
