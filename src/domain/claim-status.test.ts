import { expect, it } from 'vitest'
import { claimStatus } from './claim-status.ts'

const isTold = (code: string, status: string) => () => {
  expect(claimStatus(code)).toBe(status)
  expect(claimStatus(` ${code.toLowerCase()} `)).toBe(status)
}

it('a claim that is RECEIVED is told as in-progress, in any case', { tags: ['HIST-23', 'D-91'] }, isTold('RECEIVED', 'in-progress'))
it('a claim that is PENDED is told as in-progress, in any case', { tags: ['HIST-24', 'D-91'] }, isTold('PENDED', 'in-progress'))
it('a claim that is ADJUDICATED is told as in-progress, in any case', { tags: ['HIST-25', 'D-91'] }, isTold('ADJUDICATED', 'in-progress'))
it('a claim that is IN_PROGRESS is told as in-progress, in any case', { tags: ['HIST-28', 'D-91'] }, isTold('IN_PROGRESS', 'in-progress'))
it('a claim that is PAID is told as processed, in any case', { tags: ['HIST-26', 'D-91'] }, isTold('PAID', 'processed'))
it('a claim that is PROCESSED is told as processed, in any case', { tags: ['HIST-28', 'D-91'] }, isTold('PROCESSED', 'processed'))
it('a claim that is REJECTED is told as declined, in any case', { tags: ['HIST-27', 'D-91'] }, isTold('REJECTED', 'declined'))
it('a claim that is DECLINED is told as declined, in any case', { tags: ['HIST-28', 'D-91'] }, isTold('DECLINED', 'declined'))
it('a claim that is SUBMITTED is told as submitted, in any case', { tags: ['HIST-28', 'D-91'] }, isTold('SUBMITTED', 'submitted'))
it('a claim that is PENDING is told as pending, in any case', { tags: ['HIST-28', 'D-91'] }, isTold('PENDING', 'pending'))

it.each(['', 'UNKNOWN', 'PAID_LATER', 'toString', 'constructor', '__proto__'])(
  'a code we do not know has no status of ours: %j',
  { tags: ['D-91'] },
  (code) => {
    expect(claimStatus(code)).toBeUndefined()
  },
)
