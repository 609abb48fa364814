import type { AppClient } from '#testing/clients/app'
import { METHODS } from '../../shared/runtime/bridge/contract.ts'
import { userAgentOf } from '../testing/clients/user-agent.ts'
import { probeCall } from './remote-probe.ts'
import type { TabOptions } from './tab.ts'

/**
 * An app around a tab; by default present from the start, accepting every call, uploading a picture and reporting nothing
 * by itself.
 */
export interface PretendApp {
  client: AppClient
  /** As the user agent names the app; `''` names none. */
  mark?: string
  /** Methods of the object; a Flutter shell offers all. */
  methods?: readonly string[]
  /** When the object comes, in ms from the page's beginning; 'asked': when `__inject` is called; 'never', though promised. */
  comes?: number | 'asked' | 'never'
  /** What the app does when it is asked for the header profile: source of a function of `answer`. */
  header?: string
}

type Inside = Required<Pick<TabOptions, 'userAgent' | 'prelude'>>

/** A tab inside our app. Calls of the page are recorded in `__asked`. */
export function insideApp({
  client,
  mark,
  methods = METHODS,
  comes = 0,
  header = '(answer) => answer({})',
}: PretendApp): Inside {
  return {
    userAgent: userAgentOf(client, mark),
    prelude: `__probe.playApp(${JSON.stringify({ client, methods, comes })}, ${header})`,
  }
}

/** A tab inside WeChat, whose bridge accepts every call; `__asked` as above. */
export const insideMessenger: Inside = {
  userAgent: userAgentOf('messenger'),
  prelude: probeCall('playMessenger'),
}
