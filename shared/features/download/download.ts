import { destination } from '#shared/features/destination'
import { pageData } from '#shared/runtime/app'
import { bridge } from '#shared/runtime/bridge'
import { navigate, pageUrl } from '#shared/runtime/navigate'
import { device } from './device.ts'

/**
 * 'opened': the app is around the page already, and goes where it can. 'overlay': a messenger blocks it, and the page shows for 9 s how
 * to open a browser. 'store', 'apk': the browser is on its way there.
 */
export type DownloadStart = 'opened' | 'overlay' | 'store' | 'apk'

export const download = {
  /**
   * Inside the app: leads to the room that the address names, else to its first page with the campaign, the invitation's
   * code and where the person came from. False where it cannot.
   */
  async enter(): Promise<boolean> {
    const { roomId, activityId, code } = destination()
    const { ok } = await (roomId
      ? bridge.jumpRoom(roomId)
      : bridge.openPage(pageUrl('/', { activityId, code })))
    return ok
  },

  /** Leads to the app by the shortest way that works here. */
  async start(): Promise<DownloadStart> {
    const { inApp, messenger, ios } = device()
    if (inApp && (await download.enter())) return 'opened'
    if (messenger) return 'overlay'
    navigate.to(ios ? appStore() : apk())
    return ios ? 'store' : 'apk'
  },
}

/** Examples that lead nowhere, for a build without the addresses of the app. */
export const EXAMPLE_STORE = 'https://apps.apple.com/app/id0000000000'
export const EXAMPLE_APK = 'https://download.example.com/partyplay/latest.apk'

export const appStore = (): string => pageData()?.hosts?.store ?? EXAMPLE_STORE
export const apk = (): string => pageData()?.hosts?.apk ?? EXAMPLE_APK
