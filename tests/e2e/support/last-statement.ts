import { monthsBefore, today8 } from '../../../src/platform/dates/date8.ts'

/** The premium statement of the month that ended last. */
export const lastStatement = (): string => `S${monthsBefore(today8(), 1).slice(0, 6)}`
