import { type Row, rowsOf } from '../row.ts'

const REAL = 'a real %s with %s ›'
const PLAYED = 'on %s, %s ›'

/** What a host answers by the exported rules, built site and released one alike. */
export const HOSTS: Row[] = [
  ...rowsOf('scripts/e2e/hosts/hosts.e2e.ts', [
    [
      'nginx and Caddy: exact history paths, one slash and any query forgiven, case not',
      `${REAL} every history path opens its page, and nothing that only looks like it does`,
      'formsAround',
    ],
    [
      'nginx and Caddy: both redirects, with the query that came',
      `${REAL} redirects keep the query that came, and their own parameters win`,
      ["'/battleTaskReward'", "'/'"],
    ],
    [
      'nginx and Caddy: 404 for unknown paths and missing assets, kept by nobody',
      `${REAL} what leads nowhere is a 404: a page for pages, a text for files, kept by nobody`,
      'NOWHERE',
    ],
    [
      'nginx and Caddy: hashed files for ever, HTML revalidated, security headers',
      `${REAL} every answer carries the security headers, and framed pages theirs`,
    ],
    [
      'nginx and Caddy: files have their own time to live',
      `${REAL} files have their address and their own time to live`,
    ],
    [
      'nginx and Caddy: compression',
      `${REAL} text is sent compressed, and plain to who can read nothing else`,
      ["'br', 'gzip'"],
    ],
    [
      'nginx and Caddy: records of releases, manifest and page files have no address',
      `${REAL} what publishers and operators keep there has no address`,
    ],
    [
      'nginx and Caddy: a page is swapped and brought back under rules that stand',
      `${REAL} a page that is swapped, and brought back, shows by the rules that stand`,
      'rollback',
    ],
    [
      'nginx and Caddy: hostile requests show nothing that is kept, lead to no other host, and no error is kept for ever',
      `${REAL} hostile requests get the answers that every host gives`,
      'hostileRequests',
    ],
    [
      'nginx and Caddy: the API’s calls go to its origin',
      `${REAL} the API's calls go to its origin, by exact prefix, without the pages' headers`,
    ],
  ]),
  ...rowsOf('scripts/e2e/hosts/hosts-api.e2e.ts', [
    [
      'nginx and Caddy: no call goes to who has not the API’s certificate',
      'a real $program.name before an https API › hands nothing to a stranger who vouches for himself',
    ],
  ]),
  ...rowsOf('scripts/server/preview-server.test.ts', [
    [
      'The preview server: the same answers to hostile requests',
      'hostile requests to the preview server get the answers that every host gives',
    ],
  ]),
  ...rowsOf('scripts/hosts/conformance.test.ts', [
    [
      'Netlify, Cloudflare, Vercel and CloudFront: the same answers to hostile requests',
      `${PLAYED} hostile requests get the answers that every host gives`,
    ],
    [
      'Netlify, Cloudflare, Vercel and CloudFront: exact history paths',
      `${PLAYED} %s opens its page, and nothing that only looks like it does`,
    ],
    [
      'There too: both redirects',
      `${PLAYED} redirects keep the query that came, and their own parameters win`,
    ],
    [
      'There too: 404s',
      `${PLAYED} what leads nowhere is a 404: a page for pages, a text for files, kept by nobody`,
    ],
    [
      'There too: cache and security headers',
      `${PLAYED} every answer carries the security headers, and framed pages theirs`,
    ],
    [
      'There too: records, manifest and page files have no address; the status page the one that was given',
      `${PLAYED} what publishers and operators keep there has no address, besides the one that was given`,
    ],
  ]),
  ...rowsOf('scripts/hosts/hosts.test.ts', [
    [
      'A warning where a host’s rule limits would be passed',
      'limits › limits are given with their number and where the host says so',
    ],
    ['A warning before it is', 'limits › limits are given before they are passed'],
    ['200 pages of two paths pass no limit', 'limits › 200 pages with two paths each pass none on %s'],
    [
      'A swap changes no rule',
      'a released site › a released site has the same rules whichever builds are live there, so that a swap asks nothing of its host',
    ],
  ]),
  ...rowsOf('scripts/hosts/command.test.ts', [
    [
      'The status page is shown by a path of the operators’ choice, else by none',
      'npm run hosts › --status › --status shows the status page of a released site at a path, and nowhere without it',
    ],
    [
      'Rules are made from any target that releases go to, also a bucket',
      'npm run hosts › --from a bucket › rules from a bucket have %s answer for every page that is released there',
    ],
    [
      'Which site rules are of, and of how many pages, is said',
      'npm run hosts › npm run hosts says what its rules are of, and where to take those of pages that are released one by one',
    ],
    [
      'Hosts that take a copy are given the released site, and never what is built',
      'npm run hosts › npm run hosts of a released site never has %s take a copy of what is built: that may be a build that was rolled back',
      ['netlify', 'cloudflare', 'vercel'],
    ],
    [
      'HSTS where the site is built for an https address',
      'npm run hosts › npm run hosts has browsers come by https alone where the site is built for an https address, unless that is refused',
    ],
    [
      'A host or option that there is not is told in a sentence',
      'npm run hosts › %j is refused with a sentence',
    ],
  ]),
]

/** What messengers and searches read of a link to a page. */
export const PREVIEWS: Row[] = [
  ...rowsOf('scripts/e2e/site/previews.e2e.ts', [
    [
      'Title, description and canonical address of each page stand in its HTML',
      'a link to %s › the link is previewed with words and its canonical address, at the beginning of its HTML',
    ],
    [
      'So does its cover, which the site has',
      'a link to %s › the link is previewed with a picture that the site has',
    ],
  ]),
  ...rowsOf('scripts/build/link-preview.test.ts', [
    [
      'Addresses are absolute where `SITE_URL` is known',
      'a link to a page › a link to a page is previewed with title, description, a large picture and its canonical address, all of them absolute',
    ],
  ]),
  ...rowsOf('scripts/build/cover.test.ts', [
    [
      'A cover has a size that previews show',
      'a cover › a cover of %i x %i is refused with the size that previews want',
    ],
    [
      'A cover is not too heavy for messengers',
      'a cover › a cover that is too heavy is refused with its weight',
    ],
  ]),
  ...rowsOf('scripts/hosts/command.test.ts', [
    [
      'Without `SITE_URL` the hosts’ command warns',
      'npm run hosts › npm run hosts warns when link previews have no absolute address',
    ],
  ]),
]
