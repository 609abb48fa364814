// Runs before any other module, which older versions of Node may not even parse.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer, for example by "nvm install".\n`,
  )
  process.exit(1)
}
