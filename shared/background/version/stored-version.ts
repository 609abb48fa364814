import { storage } from '#shared/runtime/storage'
import { readVersion } from './version-file.ts'

/** Local key of the last seen version. */
export const VERSION_KEY = 'latest_version_txt'

/** The version that was last seen; '' when none was, or when something else stands there. */
export const storedVersion = () => readVersion(storage.read(VERSION_KEY))
