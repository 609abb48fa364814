import { storage } from '#shared/runtime/storage'
import { readVersion } from './version-file.ts'

/** Local key of the last seen version. */
export const VERSION_KEY = 'latest_version_txt'

/** The version last seen; '' when none is stored, or the entry is invalid. */
export const storedVersion = () => readVersion(storage.read(VERSION_KEY))
