/** Typed or pasted text as plain characters: full-width forms of Chinese keyboards folded, invisible ones dropped. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .trim()

/** The digits of a typed or pasted number, at most `most`; what separates them is dropped. */
export const digitsOf = (text: string, most: number): string => plain(text).replace(/\D/g, '').slice(0, most)
