import { describe, expect, it } from 'vitest'
import type { Premiums, RecentClaim, SpendingAccount, SpendingPeriod } from '~generated/member/model/index.ts'
import { actionItemsOf } from './action-items.ts'

const TODAY = '20261122'
const period = (forfeitDate: string | undefined, usableAmount: string): SpendingPeriod => ({
  startDate: '20260101',
  endDate: '20261231',
  balanceAmount: usableAmount,
  allocationAmount: '450.00',
  usedAmount: '0.00',
  usableAmount,
  ...(forfeitDate && { forfeitDate }),
})
const account = (...[current, ...previous]: SpendingPeriod[]) =>
  ({ currentPeriod: current, previousPeriods: previous }) as unknown as SpendingAccount
const premiums = (totalAmount: string, ...transactions: (readonly [type: string, date: string])[]): Premiums => ({
  totalAmount,
  premiums: transactions.map(([type, transactionDate]) => ({ type, transactionDate, amount: '186.45' })),
})

describe('actionItemsOf', () => {
  it('there are no action items if nothing is due, expiring or missing, or if no data could be loaded', () => {
    expect(
      actionItemsOf(
        { premiums: premiums('-50.00'), account: account(period('20271231', '375.00')), hasDeposit: true },
        TODAY,
      ),
    ).toEqual([])
    expect(actionItemsOf({ premiums: null, account: null }, TODAY)).toEqual([])
    expect(actionItemsOf({}, TODAY)).toEqual([])
  })

  it('the first action item is the requested document with the earliest due date', { tags: ['D-240'] }, () => {
    const claim = (claimId: string, until: string | undefined, kind = 'DOCUMENTS') =>
      ({
        claimId,
        actionNeeded: { kind, documents: [{ code: 'XRAY', description: `X-ray ${claimId}` }], ...(until && { until }) },
      }) as unknown as RecentClaim
    const claims = [claim('C1', undefined), claim('C2', '20261209'), claim('C3', '20261201', 'VISIT')]
    expect(actionItemsOf({ claims, premiums: premiums('50.00') }, TODAY)).toEqual([
      { id: 'document', claimId: 'C2', document: 'X-ray C2', date: '20261209', claim: claims[1] },
      { id: 'owed', amount: '50.00' },
    ])
    expect(actionItemsOf({ claims: claims.slice(0, 1) }, TODAY)).toEqual([
      { id: 'document', claimId: 'C1', document: 'X-ray C1', date: undefined, claim: claims[0] },
    ])
  })

  it('a saved draft is an action item, and comes before an amount due', () => {
    const draft = {
      version: 'v',
      savedOn: '20261120',
      expiresOn: '20261220',
      claimType: 'XX-PRAC',
      fileCount: 0,
      steps: ['claim-type', 'before-start'].map((step) => ({ step, answers: {} })),
    }
    expect(actionItemsOf({ draft, premiums: premiums('186.45') }, TODAY).map(({ id }) => id)).toEqual(['draft', 'owed'])
    const chosen = { ...draft, steps: draft.steps.slice(0, 1) }
    expect(actionItemsOf({ draft: chosen }, TODAY), 'only the type of claim was chosen').toEqual([])
    expect(actionItemsOf({ draft: { ...chosen, fileCount: 1 } }, TODAY)).toHaveLength(1)
    expect(actionItemsOf({ draft: null }, TODAY)).toEqual([])
  })

  it('the action item for an amount due has the date of a returned debit, unless a payment followed the debit', () => {
    const owed = (...transactions: (readonly [string, string])[]) =>
      actionItemsOf({ premiums: premiums('186.45', ...transactions) }, TODAY)
    expect(owed(['PREMIUM', '20261101'], ['RETURNED', '20261018'])).toEqual([
      { id: 'owed', amount: '186.45', date: '20261018' },
    ])
    expect(owed(['PAYMENT', '20261020'], ['RETURNED', '20261018'])).toEqual([{ id: 'owed', amount: '186.45' }])
    expect(owed()).toEqual([{ id: 'owed', amount: '186.45' }])
  })

  it('the spending account amount that expires next is an action item if it expires within two months', () => {
    const going = (...periods: SpendingPeriod[]) => actionItemsOf({ account: account(...periods) }, TODAY)
    expect(going(period('20271231', '375.00'), period('20261231', '37.50'))).toEqual([
      { id: 'expires', amount: '37.50', date: '20261231' },
    ])
    expect(going(period('20270122', '10.00'), period('20261122', '5.00'))).toEqual([
      { id: 'expires', amount: '5.00', date: '20261122' },
    ])
    expect(
      going(
        period('20270123', '10.00'),
        period('20261121', '5.00'),
        period('20261231', '0.00'),
        period(undefined, '9.00'),
      ),
    ).toEqual([])
  })

  it('the action items are in this order: amount due, expiring amount, direct deposit', () => {
    const all = actionItemsOf(
      { premiums: premiums('1.00'), account: account(period('20261231', '37.50')), hasDeposit: false },
      TODAY,
    )
    expect(all.map(({ id }) => id)).toEqual(['owed', 'expires', 'deposit'])
  })

  it('the action items for new members come last, and there are at most three items', () => {
    const first = ['coverage', 'card'] as const
    expect(actionItemsOf({ hasDeposit: false, first }, TODAY).map(({ id }) => id)).toEqual([
      'deposit',
      'coverage',
      'card',
    ])
    expect(actionItemsOf({ premiums: premiums('1.00'), hasDeposit: false, first }, TODAY).map(({ id }) => id)).toEqual([
      'owed',
      'deposit',
      'coverage',
    ])
    expect(actionItemsOf({ hasDeposit: true, first: ['card'] }, TODAY)).toEqual([{ id: 'card' }])
  })
})
