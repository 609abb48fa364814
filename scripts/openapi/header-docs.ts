/** Descriptions of the headers of every request, in the server's spelling. */
export const HEADER_DOCS: Readonly<Record<string, { description: string; example: string }>> = {
  VERSION: { description: 'Version of the app, or of the pages in a plain browser.', example: '3.17.0' },
  channel: { description: 'Where the app was got; written small, unlike the others.', example: 'Web' },
  SYSTEM: { description: 'The product.', example: 'PartyPlay' },
  DEVICEID: { description: 'The device; generated where the app sends none.', example: 'd-5f0c81' },
  DEVIVEINFO: {
    description: 'Browser and its version, or the phone. The server spells it so, with a V in place of a C.',
    example: 'Chrome 120',
  },
  PLATFORM: { description: 'Web, or the app.', example: 'Web' },
  PLATFORMOS: { description: 'The system of the phone.', example: 'Android' },
  LANGUAGE: { description: 'What the person reads.', example: 'EN' },
  AREA: { description: 'The region.', example: 'ZH' },
  COUNTRY: { description: 'The country.', example: 'CN' },
  TIME_ZONE: { description: 'The time zone of the phone.', example: 'GMT+08:00' },
  SIMULATOR: { description: 'Always false.', example: 'false' },
  SOURCE: { description: 'Where the call comes from.', example: 'from-web' },
}

/** A login is three headers together: `Authorization`, `token` with the same token, and `userId`. */
export const SECURITY = { login: [], token: [], userId: [] }

export const SECURITY_SCHEMES = {
  login: { type: 'http', scheme: 'bearer', description: 'The token, as `Authorization: Bearer …`.' },
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'The same token once more.' },
  operators: { type: 'http', scheme: 'bearer', description: 'The operators’ token of the collector.' },
  userId: { type: 'apiKey', in: 'header', name: 'userId', description: 'Whose token it is.' },
}
