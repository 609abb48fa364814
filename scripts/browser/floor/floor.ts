import type { TestBrowser } from '../tab.ts'
import { openFloorTab } from './floor-tab.ts'
import { launchFloor } from './launch.ts'

/**
 * The Chromium 80 of `fetchFloor`, by raw DevTools protocol: playwright expects newer commands.
 *
 * @param probe script from `bundleProbe`.
 */
export async function openFloor(folder: string, probe: string): Promise<TestBrowser> {
  const { connection, close } = await launchFloor(folder)
  return {
    name: 'floor',
    close,
    newTab: (options = {}) => openFloorTab(connection, probe, options),
  }
}
