import { createLogger, type Logger } from 'vite'

/** Vite's logger without the lines of a stack that lie in Node or in a package: what is left is the message, the frame and our own. */
export function terseLogger(): Logger {
  const logger = createLogger()
  const { error } = logger
  logger.error = (message, options) =>
    error(
      message.replaceAll(/\n\s+at [^\n]*(node_modules|node:|<anonymous>|Promise\.all)[^\n]*/g, ''),
      options,
    )
  return logger
}
