import { tokenOf } from './frame-address.ts'
import { HEADER_FIELDS, type HeaderField, type ShellSettings } from './settings.ts'

const PHONES: {
  [client in ShellSettings['client']]?: Pick<Profile, 'channel' | 'deviceInfo' | 'platformOs'>
} = {
  android: { channel: 'GooglePlay', deviceInfo: 'Redmi Note 12', platformOs: 'Android' },
  ios: { channel: 'AppStore', deviceInfo: 'iPhone 14', platformOs: 'iOS' },
  flutter: { channel: 'GooglePlay', deviceInfo: 'Pixel 7', platformOs: 'Android' },
}

type Profile = Record<HeaderField, string>

/**
 * The simulated app's header profile: its usual one with the changes of the settings. Fields without a value are absent.
 */
export function headerOf(settings: ShellSettings): Partial<Profile> {
  const { client, version, person, language, area } = settings
  const loggedIn = person !== 'nobody'
  const usual: Profile = {
    version,
    channel: '',
    platform: 'App',
    deviceId: `shell-${client}`,
    deviceInfo: '',
    system: 'PartyPlay',
    platformOs: '',
    ...PHONES[client],
    area: area || 'ZH',
    language: language.toUpperCase(),
    country: 'CN',
    timeZone: 'GMT+08:00',
    source: 'from-app',
    token: loggedIn ? tokenOf(person) : '',
    userId: loggedIn ? person : '',
  }
  const said = { ...usual, ...settings.header }
  return Object.fromEntries(HEADER_FIELDS.filter((name) => said[name]).map((name) => [name, said[name]]))
}
