/** What `global-setup.ts` found or built for the tests of a run: program of the browser, folder of the oldest one and programs of WebKit as JSON ('' where they cannot run), script of the probe. */
export function provided(name: 'chromium' | 'oldest' | 'probe' | 'webkit'): string {
  return (JSON.parse(process.env.E2E_PROVIDED ?? '{}') as Record<string, string>)[name] ?? ''
}
