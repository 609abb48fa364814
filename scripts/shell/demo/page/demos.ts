import type { Demo } from '#testing/demo'

const loaders = import.meta.glob<Demo>('/shared/{kit,campaign,ui}/*/demo.tsx', { import: 'default' })

/** Names of all components that have a demo, as `kit/button`. */
export const COMPONENTS = Object.keys(loaders).map((file) => file.split('/').slice(2, 4).join('/'))

/** The demo of a component; undefined for one that there is not. */
export async function loadDemo(component: string): Promise<Demo | undefined> {
  return loaders[`/shared/${component}/demo.tsx`]?.()
}
