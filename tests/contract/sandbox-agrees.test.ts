import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { getCardholderDetails, listParticipants } from '~generated/member/client/account.ts'
import { getMemberCardDetails } from '~generated/member/client/card.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getHealthSpendingAccountBalance, listBenefits } from '~generated/member/client/coverage.ts'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import { getHealthSpendingAccount } from '~generated/member/client/spending.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import { listPersonaLogins } from './support/personas.ts'
import { connectPortal, type Portal } from './support/portal.ts'

/*
 * What the services say in one place agrees with what they say in another: a member who meets both believes neither. What pages say and do not say is
 * tested with them: how long a claim takes and that there is nothing to do (pages/dashboard), what of an account goes when (pages/what-is-left), from when
 * a dental service is paid again (pages/coverage), which documents are needed and that a claim can be mended (pages/claim-steps, claim-submission), what a
 * suspended member may do (pages/dashboard), that a claim opens one page (pages/history), months without a payment (areas/history/model/payments), terms
 * that were accepted (contract/sandbox-registration).
 */
let sandbox: Sandbox
let portal: Portal
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
  portal = connectPortal(sandbox.url)
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.close())

const as = async (id: string): Promise<string> => {
  portal.language = 'en'
  portal.token = (await login({ email: id, password: 'Welcome2portal' })).headers['x-auth']
  return id
}
const linesOf = async (id: string) => (await searchClaims(id, {}))?.claimSearchResults ?? []

it('what is left in a spending account is what its periods have left', async () => {
  const id = await as('hsa@example.com')
  const { currentPeriod, previousPeriods, totalUsableAmount } = await getHealthSpendingAccount(id)
  const left = [currentPeriod, ...previousPeriods].reduce((sum, { usableAmount }) => sum + Number(usableAmount), 0)
  expect(left).toBeGreaterThan(0)
  expect(totalUsableAmount).toBe(left.toFixed(2))
  expect((await getHealthSpendingAccountBalance(id))?.balance).toBe(totalUsableAmount)
})

it('no service is called not covered that was paid for the same person', async () => {
  let declined = 0
  for (const who of ['default@example.com', 'hsa@example.com', 'quebec@example.com']) {
    const id = await as(who)
    const lines = await linesOf(id)
    for (const { claimId, claimLineNumber, participantInfo, serviceInfo } of lines.filter(({ claimStatus }) => claimStatus === 'REJECTED')) {
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

it('the number on a receipt is that of the claim', async () => {
  const id = await as('default@example.com')
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const benefitServices = [{ serviceId: 102, specialtyCode: 'PHYS', dateOfService: today, amountPaid: '80.00', participantId: '1' }]
  const { confirmationNumber, claims = [] } = (await submitMultiClaims(id, {
    claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices },
  }))!
  expect(claims).toHaveLength(1)
  expect(confirmationNumber).toMatch(new RegExp(`-${claims[0]!.claimId.slice(1)}$`))
})

it('who shares nothing has no claim in the histories of the others', async () => {
  let silent = 0
  for (const who of listPersonaLogins()) {
    const id = await as(who)
    const participants = (await listParticipants(id).catch(() => null)) ?? []
    const unshared = participants.filter(({ privacyConsent }) => privacyConsent === false).map(({ participantId }) => participantId)
    if (unshared.length === 0) continue
    silent += 1
    const shown = (await linesOf(id)).map(({ participantInfo }) => participantInfo.participantId)
    expect({ who, shown: shown.filter((each) => unshared.includes(each)) }).toEqual({ who, shown: [] })
  }
  expect(silent).toBeGreaterThan(0)
})

it('a benefit has one name, in coverage and in the history', async () => {
  const id = await as('default@example.com')
  const names = (await listBenefits(id)).benefits.map(({ description }) => description)
  const lines = (await linesOf(id)).filter(({ hasPaymentDetails }) => hasPaymentDetails)
  for (const { claimId, claimLineNumber } of lines) {
    const { benefitDescription } = await getClaimPaymentDetails(id, claimId, claimLineNumber)
    expect(names).toContain(benefitDescription)
  }
  expect(lines.length).toBeGreaterThan(5)
})

it('each person has the number of the card, and their own after it', async () => {
  const id = await as('default@example.com')
  const { idNumber } = await getCardholderDetails(id)
  const people = (await listParticipants(id))!
  expect(people.map(({ certificateId }) => certificateId)).toEqual(people.map((_, index) => `${idNumber}-0${index + 1}`))
  const { othersOnPlanList } = await getMemberCardDetails(id)
  expect(othersOnPlanList.map((other) => other.idNumber)).toEqual(people.filter(({ isCardholder }) => !isCardholder).map(({ certificateId }) => certificateId))
})
