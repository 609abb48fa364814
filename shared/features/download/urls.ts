import { pageData } from '#shared/runtime/app'

/** Examples that lead nowhere, for a build without the addresses of the app. */
export const EXAMPLE_STORE = 'https://apps.apple.com/app/id0000000000'
export const EXAMPLE_APK = 'https://download.example.com/partyplay/latest.apk'

export const appStore = (): string => pageData()?.hosts?.store ?? EXAMPLE_STORE
export const apk = (): string => pageData()?.hosts?.apk ?? EXAMPLE_APK
