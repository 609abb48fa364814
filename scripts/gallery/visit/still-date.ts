/**
 * Script that stops the page's clock at a time, ms since 1970. Timers run on, so that nothing waits for ever; what they
 * draw is always the same moment.
 */
export function stillDate(ms: number): string {
  return `{
    const Running = Date
    window.Date = class Date extends Running {
      constructor(...parts) {
        if (parts.length) super(...parts)
        else super(${ms})
      }
      static now() { return ${ms} }
    }
  }`
}
