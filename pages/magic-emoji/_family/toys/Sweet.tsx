import sweets from './sweets.svg?no-inline'

const DRAWN = ['candy', 'taste', 'jar', 'box', 'cauldron', 'medal', 'bubble', 'rocket']

/** Candy, its packs, and what prizes look like; a gift box where there is no drawing. Decoration. */
export function Sweet({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <use href={`${sweets}#${DRAWN.includes(id) ? id : 'box'}`} />
    </svg>
  )
}
