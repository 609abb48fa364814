import type { Host, ShellSettings } from '../settings.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Redmi Note 12) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = 'Chrome/120.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const AGENTS: Record<Host, string> = {
  android: `${ANDROID} Version/4.0 ${CHROME} PartyPlay`,
  ios: `${IPHONE} Mobile/15E148 PartyPlay`,
  flutter: `${ANDROID} Version/4.0 ${CHROME} Flutter PartyPlay`,
  frame: `${ANDROID} ${CHROME}`,
  messenger: `${ANDROID} Version/4.0 ${CHROME} MicroMessenger/8.0.44.2502(0x28002C51) WeChat/arm64 Language/zh_CN`,
  browser: `${ANDROID} ${CHROME}`,
}

/** The user agent of the played host on a phone; our apps name their version behind their mark. */
export function userAgentOf({ host, version }: Pick<ShellSettings, 'host' | 'version'>): string {
  return AGENTS[host].replace('PartyPlay', version ? `PartyPlay/${version}` : 'PartyPlay')
}
