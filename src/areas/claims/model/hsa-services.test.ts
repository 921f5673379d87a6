import { beforeAll, describe, expect, it } from 'vitest'
import { HSA_SERVICES } from '../../../../tests/support/claim-world.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import { buildHsaChoice, hsaLines, hsaOptions, hsaPart, buildHsaPayment, toHsaServices } from './hsa-services.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

let text: Text
beforeAll(async () => {
  await loadMessages('en', ['shell', 'member', 'claim-hsa', 'claim-hsa-choice'])
  text = textOf(intlOf('en'))
})

const chosen = (...services: string[]): ClaimAnswers => ({
  'hsa-eligible-claims': { services, hsaClaimDate: '20260705' },
})
const paid = (key: string, updatedCobAmount: string): ClaimAnswers => ({
  'hsa-payment': { lines: [{ key, updatedCobAmount }] },
})

describe('hsaOptions', () => {
  it('eligible services are grouped by claim, each with the amount that is left to pay', { tags: ['CLAIM-67'] }, () => {
    const options = hsaOptions(HSA_SERVICES, text)
    expect(options.map(({ value, group, amount }) => [value, group, amount])).toEqual([
      ['C1-1', 'Claim C1', '$19.00'],
      ['C1-2', 'Claim C1', '$3.64'],
      ['C2-1', 'Claim C2', '$11.66'],
    ])
    expect(options[0]?.description).toBe('Théo Tremblay, May\u00A021, 2026')
  })

  it(
    'the list of payable services has no group headings if each claim has only one of them',
    { tags: ['D-291'] },
    () => {
      const [first, , third] = HSA_SERVICES
      expect(hsaOptions([first!, third!], text).map(({ group }) => group)).toEqual([undefined, undefined])
    },
  )

  it('a missing amount of an eligible service is shown as $0.00', { tags: ['CLAIM-68', 'DATA-47'] }, () => {
    const { submittedAmount: _, hsaUnclaimedEligibleAmount: _left, ...without } = HSA_SERVICES[0]!
    expect(hsaOptions([without], text)[0]?.amount).toBe('$0.00')
  })

  it('an unavailable or ineligible service is disabled, with the reason', { tags: ['CLAIM-69'] }, () => {
    const [first] = HSA_SERVICES
    const options = hsaOptions(
      [
        { ...first!, hsaAvailableFlag: false },
        { ...first!, claimEligibleFlag: false },
      ],
      text,
    )
    expect(options.map(({ disabled, note }) => [disabled, note])).toEqual([
      [true, text('claims.hsa.unavailable')],
      [true, text('claims.hsa.not-eligible')],
    ])
  })

  it(
    'reopening the choice of services keeps the claim date and removes services that are no longer eligible',
    { tags: ['CLAIM-70'] },
    () => {
      expect(buildHsaChoice(undefined, HSA_SERVICES)).toEqual({ hsaClaimDate: today8() })
      expect(buildHsaChoice({ hsaClaimDate: '20260705', services: ['C1-1', 'gone'] }, HSA_SERVICES)).toEqual({
        hsaClaimDate: '20260705',
        services: ['C1-1'],
      })
    },
  )
})

describe('hsaLines and toHsaServices', () => {
  it(
    'the amount paid by another insurer is 0.00 at first, and at most one cent less than the unpaid amount',
    { tags: ['DATA-47'] },
    () => {
      expect(
        buildHsaPayment(chosen('C1-1', 'C2-1'), { lines: [{ key: 'C2-1', updatedCobAmount: '12,' }] }, HSA_SERVICES),
      ).toEqual({
        lines: [
          { key: 'C1-1', updatedCobAmount: '0.00', most: '18.99' },
          { key: 'C2-1', updatedCobAmount: '12,', most: '11.65' },
        ],
      })
    },
  )

  it('the amount of a service is its unpaid amount, less the amount that the member entered for another insurer', () => {
    const answers = { ...chosen('C1-1', 'C1-2'), ...paid('C1-1', '4.00') }
    expect(hsaLines(answers, HSA_SERVICES).map(({ amountPaid }) => amountPaid)).toEqual(['15.00', '3.64'])
    expect(
      hsaLines(chosen('C1-1'), HSA_SERVICES, paid('C1-1', 'four')['hsa-payment']).map(({ amountPaid }) => amountPaid),
    ).toEqual(['19.00'])
  })

  it(
    'a chosen service is submitted with hsaRequestedFlag true and without the three fields that only the page uses',
    { tags: ['CLAIM-69', 'DATA-46'] },
    () => {
      const [sent] = toHsaServices({ ...chosen('C1-2'), ...paid('C1-2', '1.00') }, HSA_SERVICES)
      const { id: _id, claimId: _claim, serviceDescription: _words, ...kept } = HSA_SERVICES[1]!
      expect(sent).toEqual({
        ...kept,
        hsaRequestedFlag: true,
        hsaUnclaimedEligibleUpd: '2.64',
        amountPaidByOtherCarrier: '1.00',
        updatedCobAmount: '13.00',
        wasSubmittedToOtherFirst: true,
      })
    },
  )

  it('amounts that the service left out are submitted as 0.00', { tags: ['CLAIM-68', 'DATA-47', 'D-383'] }, () => {
    const bare = {
      id: 'S1',
      mssClaimId: 'M1',
      participant: 'Théo Tremblay',
      dateOfService: '20260521',
      benefitCode: 'CHLTH',
      hsaAvailableFlag: true,
      claimEligibleFlag: true,
      hsaUnclaimedEligibleAmount: '5.00',
    }
    const [sent] = toHsaServices(chosen('S1'), [bare])
    expect(sent).toMatchObject({
      submittedAmount: '0.00',
      amountPaid: '0.00',
      hsaEligibleAmount: '0.00',
      hsaPaidAmount: '0.00',
      hsaUnclaimedEligibleAmount: '5.00',
      amountPaidByOtherCarrier: '0.00',
      updatedCobAmount: '0.00',
    })
    expect(sent).not.toHaveProperty('wasSubmittedToOtherFirst')
    const [paidSince] = toHsaServices({ ...chosen('S1'), ...paid('S1', '1.00') }, [bare])
    expect(paidSince).toMatchObject({ amountPaidByOtherCarrier: '1.00', wasSubmittedToOtherFirst: true })
  })

  it(
    'a service is submitted only with the fields that the contract of the request contains',
    { tags: ['DATA-46'] },
    () => {
      const answers = chosen('C1-2')
      const richer = HSA_SERVICES.map((each) => ({ ...each, clinic: 'North' }))
      expect(toHsaServices(answers, richer)).toEqual(toHsaServices(answers, HSA_SERVICES))
    },
  )

  it('the choice of services is out of date if one of them is no longer eligible', () => {
    expect(hsaPart(chosen('C1-1', 'C2-1'), HSA_SERVICES)).toMatchObject({ isStale: false, hsaClaimDate: '20260705' })
    expect(hsaPart(chosen('C1-1', 'gone'), HSA_SERVICES).isStale).toBe(true)
  })
})
