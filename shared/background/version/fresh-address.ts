/** This page's address with the time in it, ms since 1970, so that no cache answers. Without a token, should one be there. */
export function freshAddress(): string {
  const pairs = location.search.slice(1).split('&')
  const kept = pairs.filter((pair) => pair && !/^(timestamp|token)$/i.test(nameOf(pair)))
  // Pair by pair, since a parsed query would be written again, and malformed values with it.
  return `?${[...kept, `timestamp=${Date.now()}`].join('&')}${location.hash}`
}

function nameOf(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? ''
}
