import { describe } from 'vitest'
import { openPglite } from './database.ts'
import { describeCollector } from './testing/describe-collector.ts'

describe('a collector on PGlite', () => describeCollector(() => openPglite()))
