/**
 * Every name that the native apps and the client page share with these pages. The specification gives the methods
 * and the web flags; the rest is our statement of it. An app team changes names here and nowhere else.
 */

/** The calls, by the names that the apps offer. */
export const METHODS = [
  'jumpRoom',
  'openUserProfilePage',
  'saveQRCode',
  'showCaptainReward',
  'download',
  'upload',
  'toShare',
  'toShareNew',
  'openNativeAlbum',
  'openNativeAlbumNew',
  'openGiftBox',
  'openPage',
  'showSisterGroupDetail',
  'callPasteboard',
  'showCommonReward',
  'getHeader',
] as const

export type BridgeMethod = (typeof METHODS)[number]

/** Calls that a framing web page understands: posted as `{ [flag]: true, ...fields }`. */
export const WEB_FLAGS: { readonly [method in BridgeMethod]?: string } = {
  jumpRoom: 'gotoHallRoom',
  openUserProfilePage: 'gotoZone',
  showCaptainReward: 'showCaptainReward',
  showSisterGroupDetail: 'showSisterGroupDetail',
  showCommonReward: 'showCommonReward',
}

/** Payload of each method. Android receives it as JSON text, the others as an object. */
export interface BridgePayloads {
  jumpRoom: { roomId: string }
  openUserProfilePage: { userId: string }
  /** `url`: the picture, as a data or https URL. */
  saveQRCode: { url: string }
  showCaptainReward: { data?: unknown }
  download: { url: string; name?: string }
  /** `type`: kind of upload, for instance 'image' or 'video'. Returns the app's description of the file. */
  upload: { type: string; [field: string]: unknown }
  /** The old call: share fields and share parameters side by side. */
  toShare: { activityId: string; userId: string; extensionOfficerId: string; [field: string]: unknown }
  /** From version 3.12.0: the share fields, and the share parameters as JSON text. */
  toShareNew: { activityId: string; userId: string; params: string; [field: string]: unknown }
  openNativeAlbum: { type: string; sort?: string; num: number }
  openNativeAlbumNew: { type: string; sort?: string; num: number }
  /** `type`: id of the gift that is chosen in the box as it opens; `userId` and `nickname`: whom it is for. */
  openGiftBox: { type: string; userId: string; nickname: string }
  openPage: { url: string }
  showSisterGroupDetail: { url: string }
  callPasteboard: { text: string }
  showCommonReward: { data: unknown }
  getHeader: object
}

/** Global functions for answers are named by this and a number. */
export const CALLBACK_PREFIX = '__pageCallback'

/** Mark of our apps in the user agent, followed by the app's version: `PartyPlay/3.17.0`. */
export const APP_MARK = /PartyPlay/i
/** Mark of our app's Flutter shell, beside `APP_MARK`. */
export const FLUTTER_MARK = /Flutter/i

/** How long a call waits for a client object that is still to be injected, in ms from the call. */
export const CLIENT_WAIT_MS = 3000
/** Default timeout of a call in ms. */
export const ANSWER_WAIT_MS = 10_000
/** How long a person may take in a native picker before its answer is given up, in ms. */
export const PERSON_WAIT_MS = 600_000
