import { tokenOf } from './frame-address.ts'
import { HEADER_FIELDS, type HeaderField, type ShellSettings } from './settings.ts'

const PHONES: { [host in ShellSettings['host']]?: Pick<Profile, 'channel' | 'deviceInfo' | 'platformOs'> } = {
  android: { channel: 'GooglePlay', deviceInfo: 'Redmi Note 12', platformOs: 'Android' },
  ios: { channel: 'AppStore', deviceInfo: 'iPhone 14', platformOs: 'iOS' },
  flutter: { channel: 'GooglePlay', deviceInfo: 'Pixel 7', platformOs: 'Android' },
}

type Profile = Record<HeaderField, string>

/**
 * What the played app answers when a page asks for its header: its usual profile, with what the settings say otherwise.
 * Fields that it says nothing of are absent.
 */
export function headerOf(settings: ShellSettings): Partial<Profile> {
  const { host, version, person, language, area } = settings
  const loggedIn = person !== 'nobody'
  const usual: Profile = {
    version,
    channel: '',
    platform: 'App',
    deviceId: `shell-${host}`,
    deviceInfo: '',
    system: 'PartyPlay',
    platformOs: '',
    ...PHONES[host],
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
