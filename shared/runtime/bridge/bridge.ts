import { call } from './call.ts'
import { type BridgeMethod, type BridgePayloads, PERSON_WAIT_MS } from './contract.ts'
import { currentClient, pageHears } from './detect.ts'

const person = { answer: true, timeoutMs: PERSON_WAIT_MS }

/**
 * The one way to the native app, or to the page that frames this one. No call throws or rejects:
 * each resolves to `{ ok: true, value }` or `{ ok: false, code }`, which a caller may ignore.
 */
export const bridge = {
  /** Where the page runs; 'web' is a plain browser or a frame. */
  get client() {
    return currentClient()
  },
  /** Whether one of our apps surrounds the page. */
  get inApp() {
    return currentClient() !== 'web'
  },
  /** Whether a call may arrive: at an app, which is waited for, or at a known page around this one that understands it. */
  reaches: (method: BridgeMethod): boolean => bridge.client !== 'web' || pageHears(method),
  call,
  jumpRoom: (roomId: string) => call('jumpRoom', { roomId }),
  openUserProfilePage: (userId: string) => call('openUserProfilePage', { userId }),
  saveQRCode: (url: string) => call('saveQRCode', { url }),
  showCaptainReward: (data?: unknown) => call('showCaptainReward', { data }),
  download: (url: string, name?: string) => call('download', { url, name }),
  upload: (payload: BridgePayloads['upload']) => call('upload', payload, person),
  toShare: (payload: BridgePayloads['toShare']) => call('toShare', payload),
  toShareNew: (payload: BridgePayloads['toShareNew']) => call('toShareNew', payload),
  openNativeAlbum: (payload: BridgePayloads['openNativeAlbum']) => call('openNativeAlbum', payload, person),
  openNativeAlbumNew: (payload: BridgePayloads['openNativeAlbumNew']) =>
    call('openNativeAlbumNew', payload, person),
  openGiftBox: (payload: BridgePayloads['openGiftBox']) => call('openGiftBox', payload),
  openPage: (url: string) => call('openPage', { url }),
  showSisterGroupDetail: (url: string) => call('showSisterGroupDetail', { url }),
  callPasteboard: (text: string) => call('callPasteboard', { text }),
  showCommonReward: (data: unknown) => call('showCommonReward', { data }),
  /** Requests the header profile; the answer is an object of strings, unvalidated. */
  getHeader: (timeoutMs?: number) => call('getHeader', {}, { answer: true, timeoutMs }),
}
