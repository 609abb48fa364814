// a whole string, or a whole number: so digits within texts and fractions are never taken for integers
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?\d+(\.\d+)?([eE][+-]?\d+)?/g

/** Parses JSON with integers of 16 digits or more as text: as numbers, 64-bit ids would change. Throws on invalid JSON. */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(
    text.replace(tokens, (token, fraction, exponent) =>
      token[0] !== '"' && !fraction && !exponent && token.replace('-', '').length > 15 ? `"${token}"` : token,
    ),
  )
}
