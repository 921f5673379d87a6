import { describe, expect, it } from 'vitest'
import { COB_REASONS, SERVICES } from '../../../../tests/support/claim-world.ts'
import {
  type ClaimAnswers,
  needsPrescription,
  numberOf,
  reasonKey,
  recentProviderId,
  recentProviderKey,
  serviceKey,
} from './answers.ts'
import {
  buildOtherCoverage,
  buildDetails,
  hasEnded,
  lineKeys,
  reconcileLines,
  buildSelection,
  serviceOfLine,
} from './lines.ts'

const selected = (services: string[], counts: number[] = [], again?: string[]): ClaimAnswers => ({
  'service-list': { services },
  'service-selection': {
    lines: services.map((serviceId, at) => ({ serviceId, count: counts[at] ?? 1 })),
    ...(again && { again }),
  },
})

describe('option keys', () => {
  it('the key of a service or reason option begins with a prefix for the follow-up question that the form asks', () => {
    expect(SERVICES.map(serviceKey)).toEqual(['101', '102', 'rx:111', 'other:0'])
    expect(SERVICES.map(serviceKey).map(needsPrescription)).toEqual([false, false, true, false])
    expect(COB_REASONS.map(reasonKey)).toEqual(['1', '2', '3', 'stop:4', 'stop:5', 'note:6'])
  })
  it('the id of a service or recent provider can be read from its option key', () => {
    expect(SERVICES.map(serviceKey).map(numberOf)).toEqual(SERVICES.map(({ serviceId }) => serviceId))
    expect(numberOf('other:-99')).toBe(-99)
    expect(recentProviderId(recentProviderKey('a:b'))).toBe('a:b')
    expect(recentProviderId('PHYSPARA')).toBeUndefined()
    expect(recentProviderId(undefined)).toBeUndefined()
  })
})

it(
  'the coverage on file is treated as ended if it ended before the first date of service',
  { tags: ['DATA-21'] },
  () => {
    const answers = (...days: string[]): ClaimAnswers => ({
      'claim-details': {
        lines: days.map((dateOfService, at) => ({
          key: `101#${at}`,
          participantId: '1',
          dateOfService,
          amountPaid: '10.00',
        })),
      },
    })
    expect(hasEnded({ extCovTermDate: '20251231' }, answers('20260105', '20260110'))).toBe(true)
    expect(hasEnded({ extCovTermDate: '20251231' }, answers('20251231', '20260110'))).toBe(false)
    expect(hasEnded({}, answers('20260105'))).toBe(false)
    expect(hasEnded(undefined, answers('20260105'))).toBe(false)
    // coverage of one person is compared only with that person's expenses
    expect(hasEnded({ extCovTermDate: '20251231' }, answers('20251231', '20260110'), '9')).toBe(true)
  },
)

describe('claim lines', () => {
  it(
    'a claim has a line for each visit, followed by a line for each service under "Claim again"',
    { tags: ['CLAIM-32'] },
    () => {
      expect(lineKeys(selected(['rx:111', '101'], [2, 1], ['102']))).toEqual(['rx:111#1', 'rx:111#2', '101#1', '102#1'])
      expect(serviceOfLine('rx:111#2')).toBe('rx:111')
    },
  )
  it('the service selection begins with one visit for each service, and keeps a number of visits that was chosen before', () => {
    expect(
      buildSelection({ ...selected(['101'], [3]), 'service-list': { services: ['102', '101'] } })['lines'],
    ).toEqual([
      { serviceId: '102', count: 1 },
      { serviceId: '101', count: 3 },
    ])
  })
  it('a service that the member chose both in the list and under "Claim again" is removed from "Claim again"', () => {
    const answers = { ...selected(['101'], [1], ['102', 'rx:111']), 'service-list': { services: ['101', '102'] } }
    expect(buildSelection(answers)).toMatchObject({ again: ['rx:111'] })
  })
  it(
    'the claim details keep the answers of each line, and fill in the participant if the plan has only one',
    { tags: ['CLAIM-35'] },
    () => {
      const answers: ClaimAnswers = {
        ...selected(['101', 'rx:111']),
        'claim-details': {
          lines: [{ key: 'rx:111#1', participantId: '2', dateOfService: '20260105', amountPaid: '50.00' }],
        },
      }
      expect(buildDetails(answers, undefined, '1')['lines']).toEqual([
        { participantId: '1', key: '101#1', needsPrescription: false },
        {
          participantId: '2',
          dateOfService: '20260105',
          amountPaid: '50.00',
          key: 'rx:111#1',
          needsPrescription: true,
        },
      ])
    },
  )
  it('the service selection is incomplete if it has too many lines', () => {
    const answers = { ...selected(['101', '102'], [10, 10]), 'service-list': { services: ['101', '102', 'rx:111'] } }
    expect(reconcileLines['service-selection'](answers)).toMatchObject({ isComplete: false })
    expect(
      reconcileLines['service-selection']({ ...answers, 'service-list': { services: ['101', 'rx:111'] } }),
    ).toMatchObject({ isComplete: true })
  })
  it('the other coverage step is incomplete if the other insurer paid more than the amount of a line', () => {
    const answers = (amountPaid: string): ClaimAnswers => ({
      'claim-details': { lines: [{ key: '101#1', participantId: '1', dateOfService: '20260105', amountPaid }] },
      'other-coverage': {
        doesMemberHaveOtherCov: true,
        wasSubmittedToOtherFirst: true,
        lines: [{ key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier: '60.00' }],
      },
    })
    expect(reconcileLines['other-coverage'](answers('50.00'))).toMatchObject({ isComplete: false })
    expect(reconcileLines['other-coverage'](answers('60.00'))).toMatchObject({ isComplete: true })
    expect(reconcileLines['other-coverage'](answers('80.00'))).toBeDefined()
    expect(buildOtherCoverage(answers('80.00'), undefined, false)['lines']).toEqual([
      { key: '101#1', amountPaid: '80.00', amountPaidByOtherCarrier: '60.00' },
    ])
  })
})
