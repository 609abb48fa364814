/** [0, 1, 2 …] for drawing a count: seats, slots, days. At most `most`, whatever the server returns. */
export const placesFor = (count: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(Math.floor(count) || 0, most)) }, (_, place) => place)
