import type { StarRoom } from '#shared/api/constellation'

export type Sign = StarRoom['sign']

/**
 * The zodiac: stars as "x y,x y" in hundredths of the longer side, then lines as walks over their indices (base 36).
 * Gnomonic projection of catalogue positions (J2000), north up, east to the left.
 */
export const FIGURES: Record<Sign, readonly [stars: string, walks: string]> = {
  aries: ['100 42,98 34,81 20,29 0,0 40', '01234'],
  taurus: ['0 23,45 39,50 41,57 42,54 36,50 31,10 0,71 51,100 61', '0123456 378'],
  gemini: ['75 77,44 56,26 49,0 18,13 0,37 9,67 34,91 46,100 45', '012345678'],
  cancer: ['16 0,19 37,18 54,0 86,53 100', '0123 24'],
  leo: ['84 49,84 33,73 23,75 10,94 0,100 7,30 20,0 39,30 38', '543210867 62 78'],
  virgo: ['100 20,82 26,70 27,62 17,59 0,55 36,46 49,41 25,26 21,0 20', '01234 256 3789'],
  libra: ['37 77,53 33,23 0,1 27,1 92,0 100', '012345 31'],
  scorpio: ['94 0,98 13,97 28,68 27,61 35,48 60,46 76,44 95,30 99,10 100,0 89,10 74', '013456789ab 12'],
  sagittarius: ['100 39,76 33,65 0,35 12,19 7,0 18,8 34,70 67', '012345670 17 13 36'],
  capricorn: ['100 0,96 10,67 58,60 65,24 45,0 17,8 19,28 19,46 21', '0123456780'],
  aquarius: ['100 28,68 16,44 1,32 4,27 0,10 22,10 46,0 63,36 22,44 40', '01234567 289'],
  pisces: ['34 0,21 34,12 48,0 63,45 52,73 54,85 57,92 54,100 62,84 66', '0123456789 96'],
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A sign's place in the zodiac, as an engraver writes it. */
export const numeralOf = (sign: Sign) => ROMAN[Object.keys(FIGURES).indexOf(sign)] ?? ''
