import { METHODS, WEB_FLAGS } from '../../shared/runtime/bridge/contract.ts'
import { SCENES } from '../../shared/runtime/log/scenes.ts'
import { encodeCall } from '../../shared/runtime/request/wire.ts'
import { declaredCalls } from './calls.ts'
import { pageRoutes } from './page-routes.ts'
import type { Row } from './row.ts'
import { APP_AND_WEB } from './stated/app-and-web.ts'
import { ARRIVING } from './stated/arriving.ts'
import { BEHIND } from './stated/behind.ts'
import { CALLS, CODES } from './stated/calls-and-codes.ts'
import { CAMPAIGNS, WITHDRAWAL } from './stated/campaigns.ts'
import { HOSTS, PREVIEWS } from './stated/hosts.ts'
import { LOGS } from './stated/logs.ts'
import { LOOKS } from './stated/looks.ts'
import { MESSAGES } from './stated/messages.ts'
import { PROFILE } from './stated/profile.ts'
import { RELEASES } from './stated/releases.ts'
import { SHELL } from './stated/shell.ts'

export interface Table {
  title: string
  rows: Row[]
}

/** Everything that was promised, by what it is about: stated in `stated/`, or taken from what declares it. */
export function tables(): Table[] {
  return [
    { title: 'Routes and redirects', rows: pageRoutes() },
    { title: 'Address, login, language and moving on', rows: ARRIVING },
    { title: 'Header profile', rows: PROFILE },
    { title: 'Request headers', rows: headers() },
    { title: 'How calls are made', rows: CALLS },
    { title: 'What answers mean', rows: CODES },
    { title: 'Messages', rows: messages() },
    { title: 'App, frame and browser', rows: APP_AND_WEB },
    { title: 'Bridge calls', rows: bridgeCalls() },
    { title: 'Logs, reports and errors', rows: LOGS },
    { title: 'Scene codes', rows: scenes() },
    { title: 'Versions, assets and what stays on the device', rows: BEHIND },
    { title: 'Layout, toasts, pictures, text and numbers', rows: LOOKS },
    { title: 'Campaigns', rows: CAMPAIGNS },
    { title: 'Withdrawal', rows: WITHDRAWAL },
    { title: 'Releases', rows: RELEASES },
    { title: 'Hosts', rows: HOSTS },
    { title: 'Link previews', rows: PREVIEWS },
    { title: 'App shell', rows: SHELL },
    { title: 'Endpoints', rows: declaredCalls().flatMap(({ row }) => row ?? []) },
  ]
}

/** The names of all headers that a call of somebody who is logged in carries. */
function headerNames(): string[] {
  const profile = Object.fromEntries(
    'version channel platform deviceId deviceInfo system platformOs area language country timeZone source'
      .split(' ')
      .map((field) => [field, '']),
  ) as Parameters<typeof encodeCall>[1]['profile']
  const caller = { base: '', token: 't', userId: '1', language: 'zh', area: '', profile }
  return Object.keys(encodeCall({ method: 'GET', path: '/', params: {} }, caller).headers)
}

const headers = () =>
  headerNames().map((name) => ({
    what: `\`${name}\``,
    where: 'shared/runtime/request/exchange.test.ts',
    test: 'every header of the contract arrives under its own name',
    shows: `${name}: `,
  }))

const messages = () => MESSAGES.map(({ words, where, test }) => ({ what: words, where, test }))

/** Each call, then each flag by which a framing page gets one. */
const bridgeCalls = () => [
  ...METHODS.map((method) =>
    method === 'getHeader'
      ? {
          what: '`getHeader` (the header profile)',
          where: 'shared/runtime/profile/profile.test.ts',
          test: 'the app is asked once and believed for 24 hours',
          shows: method,
        }
      : {
          what: `\`${method}\``,
          where: 'shared/runtime/bridge/methods.test.ts',
          test: '%s reaches the app by its name, with its fields',
          shows: `'${method}'`,
        },
  ),
  ...Object.entries(WEB_FLAGS).map(([method, flag]) => ({
    what: `\`${method}\` on the web: flag \`${flag}\``,
    where: 'shared/runtime/bridge/framing-page.test.ts',
    test: 'a framing page is told of %s by its flag',
    shows: [`'${method}'`, `${flag}: true`],
  })),
]

const scenes = () =>
  Object.entries(SCENES).map(([scene, code]) => ({
    what: `${scene}: ${code}`,
    where: 'shared/runtime/log/log.test.ts',
    test: 'the scene %s has the code %i',
    shows: `['${scene}', ${code}]`,
  }))
