import { expect, it } from 'vitest'
import { getCardholderDetails, listParticipants } from '~generated/member/client/account.ts'
import { getMemberCardDetails } from '~generated/member/client/card.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getHealthSpendingAccountBalance, listBenefits } from '~generated/member/client/coverage.ts'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import { getHealthSpendingAccount } from '~generated/member/client/spending.ts'
import { listPersonaLogins } from './support/personas.ts'
import { useSandbox } from './support/use-sandbox.ts'

/*
 * The responses of different operations must agree, because a member who reads two contradicting facts trusts neither
 * of them.
 */
const { as } = useSandbox()
const linesOf = async (id: string) => (await searchClaims(id, {}))?.claimSearchResults ?? []

it('the balance of a spending account is the sum of the usable amounts of its periods', async () => {
  const id = await as('hsa')
  const { currentPeriod, previousPeriods, totalUsableAmount } = await getHealthSpendingAccount(id)
  const left = [currentPeriod, ...previousPeriods].reduce((sum, { usableAmount }) => sum + Number(usableAmount), 0)
  expect(left).toBeGreaterThan(0)
  expect(totalUsableAmount).toBe(left.toFixed(2))
  expect((await getHealthSpendingAccountBalance(id))?.balance).toBe(totalUsableAmount)
})

it('no claim is declined as not covered for a service that was paid for the same person in another claim', async () => {
  let declined = 0
  for (const who of ['default', 'hsa', 'quebec']) {
    const id = await as(who)
    const lines = await linesOf(id)
    for (const { claimId, claimLineNumber, participantInfo, serviceInfo } of lines.filter(
      ({ claimStatus }) => claimStatus === 'REJECTED',
    )) {
      const { explanations } = await getClaimPaymentDetails(id, claimId, claimLineNumber)
      const wasPaid = lines.some(
        (other) =>
          other.serviceInfo.code === serviceInfo.code &&
          other.participantInfo.participantId === participantInfo.participantId &&
          Number(other.totalPaidAmount) > 0,
      )
      const isNotCovered = explanations.some(({ code }) => code === 'R02')
      expect(explanations).not.toEqual([])
      expect({ serviceInfo, isContradicted: wasPaid && isNotCovered }).toEqual({ serviceInfo, isContradicted: false })
      if (wasPaid) declined += 1
    }
  }
  expect(declined).toBeGreaterThan(0)
})

it('the confirmation number of a claim contains the claim number', async () => {
  const id = await as('default')
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const benefitServices = [
    { serviceId: 102, specialtyCode: 'PHYS', dateOfService: today, amountPaid: '80.00', participantId: '1' },
  ]
  const { confirmationNumber, claims = [] } = (await submitMultiClaims(id, {
    claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices },
  }))!
  expect(claims).toHaveLength(1)
  expect(confirmationNumber).toMatch(new RegExp(`-${claims[0]!.claimId.slice(1)}$`))
})

it('the claims of people without privacy consent are in no history of another member', async () => {
  let silent = 0
  for (const login of listPersonaLogins()) {
    const who = login.split('@')[0]!
    const id = await as(who)
    const participants = (await listParticipants(id).catch(() => null)) ?? []
    const unshared = participants
      .filter(({ privacyConsent }) => privacyConsent === false)
      .map(({ participantId }) => participantId)
    if (unshared.length === 0) continue
    silent += 1
    const shown = (await linesOf(id)).map(({ participantInfo }) => participantInfo.participantId)
    expect({ who, shown: shown.filter((each) => unshared.includes(each)) }).toEqual({ who, shown: [] })
  }
  expect(silent).toBeGreaterThan(0)
})

it('a benefit has the same name in the coverage and in the history', async () => {
  const id = await as('default')
  const names = (await listBenefits(id)).benefits.map(({ description }) => description)
  const lines = (await linesOf(id)).filter(({ hasPaymentDetails }) => hasPaymentDetails)
  for (const { claimId, claimLineNumber } of lines) {
    const { benefitDescription } = await getClaimPaymentDetails(id, claimId, claimLineNumber)
    expect(names).toContain(benefitDescription)
  }
  expect(lines.length).toBeGreaterThan(5)
})

it('the certificate number of each person on the plan begins with the number on the member card', async () => {
  const id = await as('default')
  const { idNumber } = await getCardholderDetails(id)
  const people = (await listParticipants(id))!
  expect(people.map(({ certificateId }) => certificateId)).toEqual(
    people.map((_, index) => `${idNumber}-0${index + 1}`),
  )
  const { othersOnPlanList } = await getMemberCardDetails(id)
  expect(othersOnPlanList.map((other) => other.idNumber)).toEqual(
    people.filter(({ isCardholder }) => !isCardholder).map(({ certificateId }) => certificateId),
  )
})
