import { expect, it } from 'vitest'
import { claimStatus } from './claim-status.ts'

it.each([
  ['HIST-23', 'RECEIVED', 'in-progress'],
  ['HIST-24', 'PENDED', 'in-progress'],
  ['HIST-25', 'ADJUDICATED', 'in-progress'],
  ['HIST-28', 'IN_PROGRESS', 'in-progress'],
  ['HIST-26', 'PAID', 'processed'],
  ['HIST-28', 'PROCESSED', 'processed'],
  ['HIST-27', 'REJECTED', 'declined'],
  ['HIST-28', 'DECLINED', 'declined'],
  ['HIST-28', 'SUBMITTED', 'submitted'],
  ['HIST-28', 'PENDING', 'pending'],
])('%s a claim that is %s is told as %s, in any case (D-91)', (_, code, status) => {
  expect(claimStatus(code)).toBe(status)
  expect(claimStatus(` ${code.toLowerCase()} `)).toBe(status)
})

it.each(['', 'UNKNOWN', 'PAID_LATER', 'toString', 'constructor', '__proto__'])('a code we do not know has no status of ours: %j (D-91)', (code) => {
  expect(claimStatus(code)).toBeUndefined()
})
