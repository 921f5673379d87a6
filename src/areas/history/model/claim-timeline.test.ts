import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from '~/domain/money.ts'
import { timelineOf } from './claim-timeline.ts'
import { paymentBreakdown } from './payment-breakdown.ts'

const shown = (line: Parameters<typeof timelineOf>[0]) =>
  timelineOf(line).map(({ id, state, date = '' }) => `${id} ${state} ${date}`.trim())
const RECEIVED = { dateReceived: '20260821', dateProcessed: '20260823' }

describe('claim timeline', () => {
  it('the timeline of a paid claim has three dates', () => {
    expect(
      shown({ ...RECEIVED, claimStatus: 'PAID', totalPaidAmount: '72.00', payment: { date: '20260824' } }),
    ).toEqual(['received done 20260821', 'processed done 20260823', 'paid done 20260824'])
  })

  it('the timeline of a processed claim ends with a future payment if the plan pays an amount', () => {
    expect(shown({ ...RECEIVED, claimStatus: 'PROCESSED', totalPaidAmount: '72.00' })).toEqual([
      'received done 20260821',
      'processed done 20260823',
      'paid now',
    ])
    expect(shown({ ...RECEIVED, claimStatus: 'PROCESSED', totalPaidAmount: '0.00' })).toEqual([
      'received done 20260821',
      'processed done 20260823',
    ])
  })

  it('the timeline of a declined claim ends with the decision', () => {
    expect(shown({ ...RECEIVED, claimStatus: 'REJECTED', totalPaidAmount: '0.00' })).toEqual([
      'received done 20260821',
      'declined done 20260823',
    ])
  })

  it.each(['RECEIVED', 'PENDED', 'ADJUDICATED', 'SUBMITTED', 'pending'])(
    'the timeline of a claim with the status %s has reached processing',
    (claimStatus) => {
      expect(shown({ dateReceived: '20260821', claimStatus })).toEqual([
        'received done 20260821',
        'processing now',
        'paid next',
      ])
    },
  )

  it(
    'the timeline of a claim that waits for documents has the last day to send them, followed by the next steps',
    { tags: ['D-240'] },
    () => {
      const actionNeeded = { kind: 'DOCUMENTS', documents: [{ code: 'XRAY', description: 'X-ray' }], until: '20260930' }
      expect(timelineOf({ ...RECEIVED, claimStatus: 'PENDED', actionNeeded })).toMatchObject([
        { id: 'received' },
        { id: 'waiting', state: 'now', until: '20260930' },
        { id: 'processing', state: 'next' },
        { id: 'paid', state: 'next' },
      ])
      expect(shown({ ...RECEIVED, claimStatus: 'PENDED', actionNeeded: { ...actionNeeded, kind: 'VISIT' } })).toEqual([
        'received done 20260821',
        'processing now',
        'paid next',
      ])
    },
  )

  it(
    'the timeline shows the arrival of documents, and the timeline of a withdrawn claim ends with the withdrawal',
    { tags: ['D-240', 'D-241'] },
    () => {
      expect(shown({ ...RECEIVED, claimStatus: 'RECEIVED', documentsReceivedOn: '20260901' })).toEqual([
        'received done 20260821',
        'documents-received done 20260901',
        'processing now',
        'paid next',
      ])
      expect(shown({ ...RECEIVED, claimStatus: 'WITHDRAWN', withdrawnOn: '20260825' })).toEqual([
        'received done 20260821',
        'withdrawn done 20260825',
      ])
    },
  )

  it(
    'the timeline of an appealed claim line still shows the first decision, and ends with any payment',
    { tags: ['D-242'] },
    () => {
      const appeal = { declinedOn: '20260823', sentOn: '20260825' }
      expect(shown({ ...RECEIVED, claimStatus: 'REJECTED', totalPaidAmount: '0.00', appeal })).toEqual([
        'received done 20260821',
        'declined done 20260823',
        'appeal-sent done 20260825',
        'appeal-decided now',
      ])
      expect(
        shown({
          ...RECEIVED,
          claimStatus: 'PAID',
          totalPaidAmount: '72.00',
          payment: { date: '20260902' },
          appeal: { ...appeal, decidedOn: '20260901' },
        }),
      ).toEqual([
        'received done 20260821',
        'declined done 20260823',
        'appeal-sent done 20260825',
        'appeal-decided done 20260901',
        'paid done 20260902',
      ])
    },
  )

  it(
    'the timeline of a claim with an unknown status shows only the date on which the claim was received',
    { tags: ['D-91'] },
    () => {
      expect(shown({ dateReceived: '20260821', claimStatus: 'ON_THE_MOON' })).toEqual(['received done 20260821'])
    },
  )
})

describe('paymentBreakdown', () => {
  type Given = Partial<
    Record<'submitted' | 'excluded' | 'eligible' | 'deductible' | 'cob' | 'paid' | 'account', string>
  >
  const line = (more: Given & { readonly percent?: number }) =>
    paymentBreakdown({
      ...(more.percent !== undefined && { coinsurancePercent: more.percent }),
      eligibleAmount: more.eligible ?? '0.00',
      submittedAmount: more.submitted ?? '0.00',
      excludedAmount: more.excluded ?? '0.00',
      deductibleAmount: more.deductible ?? '0.00',
      cobAmount: more.cob ?? '0.00',
      paidAmount: more.paid ?? '0.00',
      spendingAccountPaidAmount: more.account ?? '0.00',
    })

  it('the breakdown of a visit above the maximum shows the plan’s part, the member’s share and the excluded amount', () => {
    expect(line({ submitted: '105.00', excluded: '15.00', paid: '72.00' })).toEqual({
      plan: '72.00',
      account: '0.00',
      otherInsurer: '0.00',
      deductible: '0.00',
      share: '18.00',
      excluded: '15.00',
      memberOwes: '33.00',
    })
  })

  it.each([
    { what: 'above the yearly maximum', paid: '6.00', cob: '0.00', share: '16.00', excluded: '73.00' },
    { what: 'paid by another insurer', paid: '6.00', cob: '89.00', share: '0.00', excluded: '0.00' },
    { what: 'left by another insurer and the plan', paid: '30.00', cob: '34.00', share: '16.00', excluded: '15.00' },
  ])('the breakdown names the member’s part of a line whose rest is $what', (row) => {
    const { paid, cob, share, excluded } = row
    const given = { submitted: '95.00', excluded: '15.00', eligible: '80.00', percent: 80, paid, cob }
    expect(line(given)).toMatchObject({ share, excluded })
  })

  it('the breakdown reduces the member’s share by the amount that the spending account paid', () => {
    expect(line({ submitted: '115.20', paid: '92.16', account: '23.04' })).toMatchObject({
      account: '23.04',
      share: '0.00',
      memberOwes: '0.00',
    })
  })

  it('the parts of a breakdown add up to the submitted amount and are never negative', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map(fromCents)
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        amount,
        (submitted, excluded, deductible, cob, paid, account) => {
          const {
            plan,
            account: fromAccount,
            otherInsurer,
            memberOwes,
            ...rest
          } = line({ submitted, excluded, deductible, cob, paid, account })
          const sum = (amounts: readonly string[]) => amounts.reduce((total, each) => total + toCents(each), 0)
          expect(sum([plan, fromAccount, otherInsurer, memberOwes])).toBe(toCents(submitted))
          expect(sum(Object.values(rest))).toBe(toCents(memberOwes))
          for (const each of [plan, fromAccount, otherInsurer, ...Object.values(rest)])
            expect(toCents(each)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
