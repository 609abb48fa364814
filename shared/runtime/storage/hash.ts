/** 32 bits of a text, for names and not for secrets (FNV-1a). */
export function hash(text: string): string {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  return (bits >>> 0).toString(36)
}
