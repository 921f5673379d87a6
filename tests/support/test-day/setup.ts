import { inject } from 'vitest'
import { shiftClock } from './shift-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    aheadMs: number
  }
}

shiftClock(inject('aheadMs'))
