import { expect, it } from 'vitest'
import type { BenefitsResult, SpendingAccount } from '~generated/member/model/index.ts'
import { upcomingEvents } from './upcoming.ts'

const TODAY = '20261125'
const limit = (used: string, to: string) => ({ participantId: '1', description: 'Massage', used, to })
const benefits = (...limits: object[]) => ({ benefits: [{ key: 'EHB', limits }] }) as unknown as BenefitsResult
const NOTHING = { benefits: null, dental: [], accounts: [] }

it('upcomingEvents sorts the events by day and leaves out those of the current day', { tags: ['D-224'] }, () => {
  const services = [
    { description: 'Recall', nextServiceDate: '20261215' },
    { description: 'X-ray', nextServiceDate: TODAY },
    { description: 'Filling' },
  ]
  const period = (usableAmount: string, forfeitDate: string) => ({ usableAmount, forfeitDate })
  const account = {
    currentPeriod: period('375.00', '20271231'),
    previousPeriods: [period('37.50', '20261231'), period('0.00', '20261130')],
  } as unknown as SpendingAccount
  expect(
    upcomingEvents(
      {
        benefits: benefits(limit('10.00', '20261231'), limit('5.00', '20261231')),
        dental: [{ person: 'Théo', services }],
        accounts: [{ name: 'Health', account }],
      },
      TODAY,
    ),
  ).toEqual([
    { kind: 'dental', date: '20261215', service: 'Recall', person: 'Théo' },
    { kind: 'expires', date: '20261231', amount: '37.50', account: 'Health' },
    { kind: 'renews', date: '20270101' },
    { kind: 'expires', date: '20271231', amount: '375.00', account: 'Health' },
  ])
})

it('upcomingEvents leaves out an event whose date does not exist', { tags: ['D-224'] }, () => {
  const dates = ['20261399', '20270231', '20270115']
  const services = dates.map((nextServiceDate) => ({ description: 'Recall', nextServiceDate }))
  expect(
    upcomingEvents(
      { ...NOTHING, benefits: benefits(limit('5.00', '20261399')), dental: [{ person: 'Théo', services }] },
      TODAY,
    ),
  ).toEqual([{ kind: 'dental', date: '20270115', service: 'Recall', person: 'Théo' }])
})

it(
  'upcomingEvents returns an empty list without data, and also if the only maximum is unused',
  { tags: ['D-224'] },
  () => {
    expect(upcomingEvents({ ...NOTHING, benefits: benefits(limit('0.00', '20261231')) }, TODAY)).toEqual([])
    expect(upcomingEvents(NOTHING, TODAY)).toEqual([])
  },
)
