/** Where the app is to be had. Whoever operates the product puts its own addresses here, and nowhere else. */
export const APP_STORE = 'https://apps.apple.com/app/id0000000000'
export const APK = 'https://download.example.com/partyplay/latest.apk'
