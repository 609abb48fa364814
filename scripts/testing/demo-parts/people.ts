/** As people call themselves: short, endless, with signs of all kinds, from right to left, in markup. */
export const NICKNAMES = [
  '星河',
  'A-very-long-nickname-that-nobody-can-read-to-its-end-on-a-phone',
  '🌙✨晚风🎧',
  '<b>阿泽</b>"><img src=x>',
  'نجمة الليل',
  'Z͑ͫ̓a̴l̷g̸o̵',
  '一二三四五六七八九十一二三四五六七八九十',
  'Mia',
] as const

/** A portrait without an address on the network, in the colour of a number from 0 on. */
export function portraitOf(number: number): string {
  const hue = (number * 67) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="hsl(${hue},45%,62%)" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="8" fill="#fff"/><path fill="#fff" d="M4 42a16 16 0 0132 0z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
