import { useMemo } from 'react'
import { codeOf } from './code.ts'

/** A link as a code for a phone's camera, dark on white with its quiet zone; nothing where it is too long for a code. */
export function Qr({ link, name, className }: { link: string; name: string; className?: string }) {
  const drawn = useMemo(() => pathOf(link), [link])
  if (!drawn) return null
  const { size, path } = drawn
  return (
    <svg className={className} viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={name}>
      <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="3" fill="#fff" />
      <path d={path} fill="#170f33" shapeRendering="crispEdges" />
    </svg>
  )
}

function pathOf(link: string): { size: number; path: string } | null {
  const code = codeOf(link)
  if (!code) return null
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return { size: code.size, path }
}
