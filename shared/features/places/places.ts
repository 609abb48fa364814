/**
 * 0, 1, 2 … for a number that is drawn as so many things: seats, slots, days. At most `most`, whatever the server says: how
 * much a page draws is its own word.
 */
export const placesFor = (count: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(Math.floor(count) || 0, most)) }, (_, place) => place)
