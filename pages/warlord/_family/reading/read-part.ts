/** How much of a text (0 to 1) is above the lower edge of the box in which it scrolls. */
export function readPart(box: HTMLElement): number {
  const seen = box.scrollTop + box.clientHeight
  // Scroll positions are fractions on dense screens: the last pixels count as the end.
  return seen >= box.scrollHeight - 4 ? 1 : seen / box.scrollHeight
}
