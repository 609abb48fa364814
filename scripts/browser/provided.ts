/** What `global-setup.ts` found or built for the tests of a run: program of the browser, folder of the oldest one ('' where it cannot run), script of the probe. */
export function provided(name: 'chromium' | 'oldest' | 'probe'): string {
  return (JSON.parse(process.env.E2E_PROVIDED ?? '{}') as Record<string, string>)[name] ?? ''
}
