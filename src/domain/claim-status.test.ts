import { expect, it } from 'vitest'
import { claimStatus } from './claim-status.ts'

const isTold = (code: string, status: string) => () => {
  expect(claimStatus(code)).toBe(status)
  expect(claimStatus(` ${code.toLowerCase()} `)).toBe(status)
}

it(
  'the claim status RECEIVED is shown as in-progress, in upper or lower case',
  { tags: ['HIST-23', 'D-91'] },
  isTold('RECEIVED', 'in-progress'),
)
it(
  'the claim status PENDED is shown as in-progress, in upper or lower case',
  { tags: ['HIST-24', 'D-91'] },
  isTold('PENDED', 'in-progress'),
)
it(
  'the claim status ADJUDICATED is shown as in-progress, in upper or lower case',
  { tags: ['HIST-25', 'D-91'] },
  isTold('ADJUDICATED', 'in-progress'),
)
it(
  'the claim status IN_PROGRESS is shown as in-progress, in upper or lower case',
  { tags: ['HIST-28', 'D-91'] },
  isTold('IN_PROGRESS', 'in-progress'),
)
it(
  'the claim status PAID is shown as processed, in upper or lower case',
  { tags: ['HIST-26', 'D-91'] },
  isTold('PAID', 'processed'),
)
it(
  'the claim status PROCESSED is shown as processed, in upper or lower case',
  { tags: ['HIST-28', 'D-91'] },
  isTold('PROCESSED', 'processed'),
)
it(
  'the claim status REJECTED is shown as declined, in upper or lower case',
  { tags: ['HIST-27', 'D-91'] },
  isTold('REJECTED', 'declined'),
)
it(
  'the claim status DECLINED is shown as declined, in upper or lower case',
  { tags: ['HIST-28', 'D-91'] },
  isTold('DECLINED', 'declined'),
)
it(
  'the claim status SUBMITTED is shown as submitted, in upper or lower case',
  { tags: ['HIST-28', 'D-91'] },
  isTold('SUBMITTED', 'submitted'),
)
it(
  'the claim status PENDING is shown as pending, in upper or lower case',
  { tags: ['HIST-28', 'D-91'] },
  isTold('PENDING', 'pending'),
)

it.each(['', 'UNKNOWN', 'PAID_LATER', 'toString', 'constructor', '__proto__'])(
  'an unknown claim status code has no status of the portal: %j',
  { tags: ['D-91'] },
  (code) => {
    expect(claimStatus(code)).toBeUndefined()
  },
)
