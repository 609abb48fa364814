// order matters: every browser also names the ones that it descends from
const browsers = {
  MicroMessenger: 'WeChat',
  QQBrowser: 'QQ',
  'Edg\\w*': 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung',
  UCBrowser: 'UC',
  'Firefox|FxiOS': 'Firefox',
  'Chrome|CriOS': 'Chrome',
  Version: 'Safari',
}

/** Name and version of a browser from its user agent, for instance "Chrome 120.0.0.0"; "Unknown" otherwise. */
export function browserName(agent: string): string {
  for (const [mark, name] of Object.entries(browsers)) {
    const found = new RegExp(`(?:${mark})/([\\d.]+)`).exec(agent)
    if (found) return `${name} ${found[1]}`
  }
  return 'Unknown'
}
