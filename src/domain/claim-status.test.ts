import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromTitle } from '../../tests/support/from-title.ts'
import { claimStatus, daysLate } from './claim-status.ts'

const isShown = fromTitle(/^the claim status (\S+) is shown as (\S+)$/, (code, status) => {
  expect(claimStatus(code)).toBe(status)
  expect(claimStatus(` ${code.toLowerCase()} `), 'in lower case, between spaces').toBe(status)
})

it('the claim status RECEIVED is shown as in-progress', { tags: ['HIST-23', 'D-91'] }, isShown)
it('the claim status PENDED is shown as in-progress', { tags: ['HIST-24', 'D-91'] }, isShown)
it('the claim status ADJUDICATED is shown as in-progress', { tags: ['HIST-25', 'D-91'] }, isShown)
it('the claim status IN_PROGRESS is shown as in-progress', { tags: ['HIST-28', 'D-91'] }, isShown)
it('the claim status PAID is shown as processed', { tags: ['HIST-26', 'D-91'] }, isShown)
it('the claim status PROCESSED is shown as processed', { tags: ['HIST-28', 'D-91'] }, isShown)
it('the claim status REJECTED is shown as declined', { tags: ['HIST-27', 'D-91'] }, isShown)
it('the claim status DECLINED is shown as declined', { tags: ['HIST-28', 'D-91'] }, isShown)
it('the claim status SUBMITTED is shown as submitted', { tags: ['HIST-28', 'D-91'] }, isShown)
it('the claim status PENDING is shown as pending', { tags: ['HIST-28', 'D-91'] }, isShown)

it.each(['', 'UNKNOWN', 'PAID_LATER', 'toString', 'constructor', '__proto__'])(
  'the unknown claim status code %j has no status in the portal',
  { tags: ['D-91'] },
  (code) => {
    expect(claimStatus(code)).toBeUndefined()
  },
)

describe('daysLate', { tags: ['D-188'] }, () => {
  afterEach(() => void vi.useRealTimers())
  const claim = { statusCode: 'RECEIVED', receivedDate: '20261102' }
  const onNovember = (day: number) => vi.useFakeTimers({ now: new Date(2026, 10, day, 12), toFake: ['Date'] })

  it('a claim is late from the first business day after the usual processing time', () => {
    onNovember(4)
    expect(daysLate(claim, 2)).toBe(0)
    onNovember(5)
    expect(daysLate(claim, 2)).toBe(1)
    expect(daysLate({ ...claim, statusCode: 'SUBMITTED' }, 2)).toBe(1)
    expect(daysLate(claim, 2, ['20261103']), 'a holiday').toBe(0)
    expect(daysLate({ ...claim, submittedAmount: '0.00' }, 2), 'a claim about an event').toBe(0)
  })

  it('the processing time of a claim starts again on the day on which its documents were received', () => {
    onNovember(5)
    expect(daysLate({ ...claim, documentsReceivedOn: '20261104' }, 2)).toBe(0)
  })

  it.each(['PROCESSED', 'PENDING', 'WITHDRAWN', 'UNKNOWN'])(
    'a claim with the status %s is never late',
    (statusCode) => {
      onNovember(30)
      expect(daysLate({ ...claim, statusCode }, 2)).toBe(0)
      expect(daysLate({ ...claim, statusCode: 'SUBMITTED' }, undefined)).toBe(0)
    },
  )
})
