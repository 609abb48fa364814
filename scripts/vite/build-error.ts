/** An error in the sources that stops the build: the message names the file and the fix. */
export class BuildError extends Error {
  constructor(file: string, problem: string, remedy: string) {
    super(`${file}: ${problem}\n  ${remedy}`)
    this.name = 'BuildError'
  }
}
