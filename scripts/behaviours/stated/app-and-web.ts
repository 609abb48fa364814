import { type Row, rowsOf } from '../row.ts'

const CALLED = '%s reaches the app by its name, with its fields'

/** What the pages do together with an app, a framing page or a plain browser. */
export const APP_AND_WEB: Row[] = [
  ...rowsOf('shared/runtime/bridge/bridge.test.ts', [
    [
      'Android, iOS and Flutter apps are recognised and called',
      'on $host › a call hands its fields over and is done',
    ],
    ['A bridge call that fails breaks nothing', 'on $host › an app that breaks is a coded answer'],
    ['A plain browser has nobody to call', 'a plain browser has nobody to call'],
  ]),
  ...rowsOf('shared/runtime/bridge/framing-page.test.ts', [
    ['On the web the parent is told by message', 'a framing page is told of %s by its flag'],
    ['… or the top window', 'where an unknown page stands between, the known outermost page gets it'],
  ]),
  ...rowsOf('shared/runtime/bridge/late-host.test.ts', [
    [
      'A call to an app that comes late runs once it can, for 3 seconds',
      'a call runs once it can, for 3 s after it was asked, whenever the page began',
    ],
    [
      '… and never after that',
      'a call has failed after 3 s, and does not run when the object comes; the calls after that do',
    ],
  ]),
  ...rowsOf('pages/boss/hunt/HuntPage.test.tsx', [
    [
      'In the frame of a known page halls are opened by that page',
      'in the app a boss is struck › a boss is struck also through a known page around this one, which gets the hall',
    ],
  ]),
  ...rowsOf('shared/runtime/bridge/methods.test.ts', [
    ['A jump to a room carries roomId', CALLED, "{ roomId: '8001' }"],
    ['A jump to a profile carries userId', CALLED, "{ userId: '10001' }"],
    [
      'A gift box carries type, userId and nickname',
      CALLED,
      "{ type: 'gift', userId: '2', nickname: 'Ann' }",
    ],
    ['A reward popup carries a data object', CALLED, '{ data: { id: 1 } }'],
  ]),
  ...rowsOf('shared/features/socket-data/socket-data.test.ts', [
    [
      'Receivers can be registered for socket data that the app pushes',
      'pushed data reaches every receiver until it leaves, as an object, with all digits of its ids',
    ],
  ]),
  ...rowsOf('shared/features/album/album.test.ts', [
    [
      'The native album is opened with type, sort and num',
      'the new album is opened with type, sort and num',
      ['type:', 'sort:', 'num:'],
    ],
    [
      'An older app has its old album opened',
      'an app without the new album has its old one opened',
      'openNativeAlbum:',
    ],
  ]),
  ...rowsOf('shared/features/share/app-version.test.ts', [
    [
      'From app version 3.12.0 on (by the user agent) the new share call is used, below it the old one',
      'an app that says "%s" has the new share call: %s',
      ["['3.11.99', false]", "['3.12.0', true]"],
    ],
  ]),
  ...rowsOf('shared/features/share/share.test.ts', [
    [
      'The new share call carries JSON: activityId, userId, pointId and the share info',
      'in the app › the new call carries the share fields, and the share parameters as JSON',
      ['activityId:', 'userId:', 'pointId:', 'toShareNew'],
    ],
    [
      'Share parameters are extensionOfficerId (who shares) and activityId',
      'in the app › the new call carries the share fields, and the share parameters as JSON',
      '"extensionOfficerId":"10001","activityId":',
    ],
    [
      'The old share call serves older apps',
      'in the app › in the app version %s gets the old call',
      'toShare',
    ],
    [
      'On the web the share link is asked for with the parameters as JSON, and its pageUrl copied with “Link copied, go share it”',
      'on the web › the link of the server is copied, with its tip',
      'Link copied, go share it',
    ],
    [
      'The answer has pageUrl, pageUrlId, shareId and material.id; a second variant reports Share_actions and Share_Start',
      'on the web › a tracked share tells that it was tapped and that it began',
      ['Share_actions', 'Share_Start', 'pageUrl', 'pageUrlId', 'shareId', 'material'],
    ],
  ]),
  ...rowsOf('shared/features/save/save.test.ts', [
    [
      'Saving a QR code says “Saving”',
      'a QR code › a QR code shows Saving, and the app saves it',
      "'Saving'",
    ],
    [
      '… and falls back to a download of the browser',
      'a QR code › where the app %s, the browser downloads the QR code',
    ],
    [
      'A video is fetched as a blob and saved under a fixed name',
      'a video › a video is fetched without cookies and saved under a fixed name',
      'video.mp4',
    ],
  ]),
  ...rowsOf('shared/features/download/download.test.ts', [
    [
      'In a messenger the page explains how to open a browser',
      'in %s the page explains how to open a browser',
    ],
    ['Otherwise iOS goes to the app store', '%s gets what it can use', ["'an iPhone'", 'EXAMPLE_STORE']],
    ['… and every other system to the APK', '%s gets what it can use', ["'an Android phone'", 'EXAMPLE_APK']],
  ]),
  ...rowsOf('pages/portal/download/DownloadPage.test.tsx', [
    [
      'That explanation is shown for 9 seconds',
      'inside a messenger › the way to a browser is shown for nine seconds',
    ],
  ]),
]
