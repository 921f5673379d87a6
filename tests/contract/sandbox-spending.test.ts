import { expect, it } from 'vitest'
import { getHealthSpendingAccountBalance, getPersonalWellnessBalance } from '~generated/member/client/coverage.ts'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import {
  getHealthSpendingAccount,
  getHealthSpendingProductBalances,
  getPersonalWellnessAccount,
  listPersonalWellnessServices,
} from '~generated/member/client/spending.ts'
import type { SpendingAccount, WellnessBenefit, WellnessCategory } from '~generated/member/model/index.ts'
import { cents, date8, decided, total, treatment } from './support/claim-journey.ts'
import { statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const periodsOf = ({ currentPeriod, previousPeriods }: SpendingAccount) => [currentPeriod, ...previousPeriods]
const spentOn = async (id: string, claimType?: string) =>
  total(
    (await searchClaims(id))!.claimSearchResults.filter(
      ({ serviceInfo }) => claimType === undefined || serviceInfo.code.startsWith(claimType),
    ),
    ({ spendingAccountPaidAmount }) => spendingAccountPaidAmount ?? '0.00',
  )

it('the periods of a spending account do not overlap, and their usable amounts add up to the balance', async () => {
  for (const account of [
    await getHealthSpendingAccount(await as('hsa')),
    await getPersonalWellnessAccount(await as('pwa')),
  ]) {
    const periods = periodsOf(account)
    for (const period of periods)
      expect(cents(period.allocationAmount) - cents(period.usedAmount)).toBe(cents(period.balanceAmount))
    for (const [index, older] of periods.slice(1).entries())
      expect(older.endDate < periods[index]!.startDate).toBe(true)
    for (const period of periods.filter(({ forfeitDate }) => forfeitDate! < date8()))
      expect(period.usableAmount).toBe('0.00')
    expect(total(periods, ({ usableAmount }) => usableAmount)).toBe(cents(account.totalUsableAmount))
    expect(account.totalUsableAmount).toBe(account.balance)
  }
})

it("the amount used in the current period is what the account paid for the member's claims", async () => {
  const health = await as('hsa')
  // of the $112.50 that were carried forward, the claims of this year have used $75.00
  const account = await getHealthSpendingAccount(health)
  expect(account.previousPeriods[0]).toMatchObject({ allocationAmount: '450.00', usableAmount: '37.50' })
  expect([await spentOn(health), account.currentPeriod.usedAmount]).toEqual([75_00, '0.00'])
  const wellness = await as('pwa')
  expect(cents((await getPersonalWellnessAccount(wellness)).currentPeriod.usedAmount)).toBe(await spentOn(wellness))
})

it('a claim that the health spending account pays uses the carried-forward credits first and lowers every balance', async () => {
  const id = await as('hsa')
  const before = await getHealthSpendingAccount(id)
  // $37.50 of the credits carried forward is left, and the first claim uses $17.00 of it
  await decided(url(), id, { isHsa: true, benefitServices: [treatment('85.00', { participantId: '2' })] })
  const between = await getHealthSpendingAccount(id)
  expect(between).toMatchObject({
    balance: '395.50',
    currentPeriod: before.currentPeriod,
    previousPeriods: [{ usableAmount: '20.50' }, {}],
  })
  await decided(url(), id, {
    isHsa: true,
    benefitServices: [treatment('85.00', { participantId: '2' }), treatment('85.00', { participantId: '2' })],
  })
  const after = await getHealthSpendingAccount(id)
  expect(after).toMatchObject({
    balance: '361.50',
    previousPeriods: [{ balanceAmount: '0.00', usableAmount: '0.00' }, {}],
  })
  expect(cents(after.currentPeriod.usedAmount) - cents(before.currentPeriod.usedAmount)).toBe(13_50)
  expect((await getHealthSpendingAccountBalance(id))?.balance).toBe('361.50')
  expect((await getHealthSpendingProductBalances(id, { type: 'hsa' })).totalUsableAmount).toBe('361.50')
})

it('the wellness account pays a claim for an eligible expense, up to the balance', { tags: ['D-121'] }, async () => {
  const id = await as('pwa')
  const fitness = { serviceId: 501, serviceCode: 'FITN0001', dateOfService: date8(), amountPaid: '180.00' }
  const first = await decided(url(), id, { claimType: 'XX-PSA', lob: '07', benefitServices: [fitness] })
  expect(await getPersonalWellnessAccount(id)).toMatchObject({
    balance: '70.00',
    currentPeriod: { usedAmount: '230.00', usableAmount: '70.00' },
  })
  expect(await getClaimPaymentDetails(id, first, 1)).toMatchObject({
    paidAmount: '0.00',
    spendingAccountPaidAmount: '180.00',
    serviceInfo: { code: 'FITN0001', description: 'Fitness fees' },
    explanations: [{ code: 'E07' }],
  })
  const second = await decided(url(), id, { claimType: 'XX-PSA', lob: '07', benefitServices: [fitness] })
  const details = await getClaimPaymentDetails(id, second, 1)
  expect(details).toMatchObject({ totalPaidAmount: '70.00' })
  expect(details.explanations.map(({ code }) => code)).toEqual(['E07', 'E08'])
  expect((await getPersonalWellnessBalance(id))?.balance).toBe('0.00')
  const unknown = await decided(url(), id, {
    claimType: 'XX-PSA',
    lob: '07',
    benefitServices: [{ ...fitness, serviceCode: 'NONE0001' }],
  })
  expect(await getClaimPaymentDetails(id, unknown, 1)).toMatchObject({ claimStatus: 'REJECTED' })
})

it(
  'getHealthSpendingProductBalances returns the balance of the account, or zero if the plan has no such account',
  { tags: ['API-079'] },
  async () => {
    const id = await as('hsa')
    const { currentPeriod: period } = await getHealthSpendingAccount(id)
    const answer = await getHealthSpendingProductBalances(id, { type: 'hsa' })
    expect(answer).toMatchObject({
      type: 'hsa',
      totalUsableAmount: '412.50',
      products: [{ accountType: 'CRCFWRD', period }],
    })
    expect(await getHealthSpendingProductBalances(id, { type: 'pwa' })).toEqual({
      type: 'pwa',
      totalUsableAmount: '0.00',
      products: [],
    })
  },
)

it(
  'the sandbox responds with 404 for a spending account that the plan does not have',
  { tags: ['API-077', 'API-082', 'D-88'] },
  async () => {
    const id = await as('default')
    const calls = [getHealthSpendingAccount(id), getPersonalWellnessAccount(id), listPersonalWellnessServices(id)]
    expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404, 404])
  },
)

it(
  'the sandbox lists the 28 wellness expenses of the specification, each with a name in both languages',
  { tags: ['DATA-49', 'ACCTS-12', 'ACCTS-13', 'ACCTS-14'] },
  async () => {
    const id = await as('pwa')
    const list = async () => (await listPersonalWellnessServices(id, { categorized: false })) as WellnessBenefit[]
    const english = await list()
    const categories = (await listPersonalWellnessServices(id)) as WellnessCategory[]
    expect(categories.flatMap(({ subcategories }) => subcategories.flatMap(({ services }) => services))).toEqual(
      english,
    )
    expect(english).toHaveLength(28)
    expect(
      Object.fromEntries(english.map(({ benefitCode, shortDescription }) => [benefitCode, shortDescription])),
    ).toMatchObject({
      FAMI0001: 'Child care',
      FITN0001: 'Fitness fees',
      HEAL0003: 'Smoking cessation',
      OTHE0001: 'Other health expenses',
      OTHE0006: 'Vision',
      SUPP0001: 'Supplements and over-the-counter products',
      GENE0002: 'Leisure travel',
    })
    speak('fr')
    const french = new Map((await list()).map((each) => [each.benefitCode, each]))
    expect(french.size).toBe(28)
    for (const { benefitCode, shortDescription, longDescription } of english) {
      expect(french.get(benefitCode)?.shortDescription).not.toBe(shortDescription)
      expect(french.get(benefitCode)?.longDescription).not.toBe(longDescription)
    }
  },
)
