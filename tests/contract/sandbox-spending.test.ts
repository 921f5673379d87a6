import { getHealthSpendingAccountQuery, getPersonalWellnessAccountQuery } from '~generated/member/queries/spending.ts'
import { describe, expect, it } from 'vitest'
import { getHealthSpendingAccountBalance, getPersonalWellnessBalance } from '~generated/member/client/coverage.ts'
import { getClaimPaymentDetails, searchClaims } from '~generated/member/client/history.ts'
import {
  getHealthSpendingAccount,
  getHealthSpendingProductBalances,
  getPersonalWellnessAccount,
  listPersonalWellnessServices,
} from '~generated/member/client/spending.ts'
import type { SpendingAccount, WellnessBenefit, WellnessCategory } from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { cents, date8, decided, total, treatment } from './support/claim-journey.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const pathname = () => decodeURIComponent(new URL(lastResponse().url).pathname)
const periodsOf = ({ currentPeriod, previousPeriods }: SpendingAccount) => [currentPeriod, ...previousPeriods]
const PERIOD = ['startDate', 'endDate', 'forfeitDate', 'balanceAmount', 'allocationAmount', 'usedAmount', 'usableAmount']
const spentOn = async (id: string, claimType?: string) =>
  total(
    (await searchClaims(id))!.claimSearchResults.filter(({ serviceInfo }) => claimType === undefined || serviceInfo.code.startsWith(claimType)),
    ({ spendingAccountPaidAmount }) => spendingAccountPaidAmount ?? '0.00',
  )

describe('accounts', () => {
  it('the health spending account answers 200, and 404 without one: never 204', { tags: ['API-077', 'DATA-43', 'D-88'] }, async () => {
    const id = await as('hsa')
    const answer = await getHealthSpendingAccount(id)
    expect(pathname()).toBe(`/members/${id}/benefits/health-spending-account`)
    expect(getHealthSpendingAccountQuery().queryKey).toEqual(['getHealthSpendingAccount', id])
    expect(OPERATIONS.getHealthSpendingAccount).toMatchObject({ localised: true, cache: 'session' })
    expect(OPERATIONS.getHealthSpendingAccount.statuses).not.toContain(204)
    expectFields('getHealthSpendingAccount 200', answer, [['balance']])
    expect(answer.balance).toBe((await getHealthSpendingAccountBalance(id))!.balance)
    expect(await refusal(getHealthSpendingAccount(await as('default')))).toMatchObject({
      status: 404,
      serverText: { en: expect.stringContaining('health spending account') as string, fr: expect.stringContaining('compte de gestion-santé') as string },
    })
  })

  it('an account has every field, of both types, and survives an unknown one', { tags: ['DATA-45'] }, async () => {
    const health = await getHealthSpendingAccount(await as('hsa'))
    const wellness = await getPersonalWellnessAccount(await as('pwa'))
    const account = ['accountType', 'coveredParticipants', 'currentPeriod', 'previousPeriods', 'totalUsableAmount'].map((name) => [name])
    const periods = [...PERIOD.map((name) => ['currentPeriod', name]), ...PERIOD.map((name) => ['previousPeriods', 0, name])]
    for (const [operation, answer] of [
      ['getHealthSpendingAccount 200', health],
      ['getPersonalWellnessAccount 200', wellness],
    ] as const) {
      expectFields(operation, answer, [...account, ...periods])
      expectRequired(operation, answer, [...account, ...periods.filter((each) => each.at(-1) !== 'forfeitDate')])
      expect(registry[operation]!.safeParse({ ...answer, accountType: 'SOMETHING' }).success).toBe(true)
    }
    expect([health.accountType, wellness.accountType]).toEqual(['CRCFWRD', 'NOCFWRD'])
    expect(health.coveredParticipants).toHaveLength(3)
    expect(wellness.coveredParticipants).toEqual([{ participantId: '1', name: 'Marie-Ève Roy-Côté' }])
  })

  it('periods follow each other, add up, and are usable together for exactly the balance', async () => {
    for (const account of [await getHealthSpendingAccount(await as('hsa')), await getPersonalWellnessAccount(await as('pwa'))]) {
      const periods = periodsOf(account)
      for (const period of periods) expect(cents(period.allocationAmount) - cents(period.usedAmount)).toBe(cents(period.balanceAmount))
      for (const [index, older] of periods.slice(1).entries()) expect(older.endDate < periods[index]!.startDate).toBe(true)
      for (const period of periods.filter(({ forfeitDate }) => forfeitDate! < date8())) expect(period.usableAmount).toBe('0.00')
      expect(total(periods, ({ usableAmount }) => usableAmount)).toBe(cents(account.totalUsableAmount))
      expect(account.totalUsableAmount).toBe(account.balance)
    }
  })

  it('what was used of the current period is what the claims of the member were paid', async () => {
    const health = await as('hsa')
    expect(cents((await getHealthSpendingAccount(health)).currentPeriod.usedAmount)).toBe(await spentOn(health))
    const wellness = await as('pwa')
    expect(cents((await getPersonalWellnessAccount(wellness)).currentPeriod.usedAmount)).toBe(await spentOn(wellness))
  })

  it('a claim paid from the health spending account moves balance, periods and product; carried credits go first', async () => {
    const id = await as('hsa')
    const before = await getHealthSpendingAccount(id)
    // 17.00 and 20.50 are carried credits, the next is not
    await decided(url(), id, { isHsa: true, benefitServices: [treatment('85.00', { participantId: '2' })] })
    const between = await getHealthSpendingAccount(id)
    expect(between).toMatchObject({ balance: '395.50', currentPeriod: before.currentPeriod, previousPeriods: [{ usableAmount: '20.50' }, {}] })
    await decided(url(), id, { isHsa: true, benefitServices: [treatment('85.00', { participantId: '2' }), treatment('85.00', { participantId: '2' })] })
    const after = await getHealthSpendingAccount(id)
    expect(after).toMatchObject({ balance: '361.50', previousPeriods: [{ balanceAmount: '0.00', usableAmount: '0.00' }, {}] })
    expect(cents(after.currentPeriod.usedAmount) - cents(before.currentPeriod.usedAmount)).toBe(13_50)
    expect((await getHealthSpendingAccountBalance(id))?.balance).toBe('361.50')
    expect((await getHealthSpendingProductBalances(id, { type: 'hsa' })).totalUsableAmount).toBe('361.50')
  })

  it('the personal wellness account answers 200, and 404 without one', { tags: ['API-082', 'DATA-44'] }, async () => {
    const id = await as('pwa')
    const answer = await getPersonalWellnessAccount(id)
    expect(pathname()).toBe(`/members/${id}/benefits/personal-wellness-account`)
    expect(getPersonalWellnessAccountQuery().queryKey).toEqual(['getPersonalWellnessAccount', id])
    expect(OPERATIONS.getPersonalWellnessAccount).toMatchObject({ localised: true, cache: 'session' })
    expect(answer).toMatchObject({ balance: '250.00', description: 'Personal wellness account' })
    expectFields('getPersonalWellnessAccount 200', answer, [['balance']])
    expectFields('getPersonalWellnessBalance 200', await getPersonalWellnessBalance(id), [['balance']])
    speak('fr')
    expect((await getPersonalWellnessAccount(id)).description).toBe('Compte de mieux-être personnel')
    expect(await refusal(getPersonalWellnessAccount(await as('default')))).toMatchObject({ status: 404 })
  })

  it('a claim against the wellness account is paid from it, up to what is left, and nothing else is', { tags: ['D-121'] }, async () => {
    const id = await as('pwa')
    const fitness = { serviceId: 501, serviceCode: 'FITN0001', dateOfService: date8(), amountPaid: '180.00' }
    const first = await decided(url(), id, { claimType: 'XX-PSA', lob: '07', benefitServices: [fitness] })
    expect(await getPersonalWellnessAccount(id)).toMatchObject({ balance: '70.00', currentPeriod: { usedAmount: '230.00', usableAmount: '70.00' } })
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
    const unknown = await decided(url(), id, { claimType: 'XX-PSA', lob: '07', benefitServices: [{ ...fitness, serviceCode: 'NONE0001' }] })
    expect(await getClaimPaymentDetails(id, unknown, 1)).toMatchObject({ claimStatus: 'REJECTED' })
  })

  it('product balances are those of one kind; none is an empty list', { tags: ['API-079'] }, async () => {
    const id = await as('hsa')
    const account = await getHealthSpendingAccount(id)
    const answer = await getHealthSpendingProductBalances(id, { type: 'hsa' })
    expect(pathname()).toBe(`/members/${id}/coverages/health-spending-products/balances`)
    expect(new URL(lastResponse().url).search).toBe('?type=hsa')
    expect(answer).toMatchObject({ type: 'hsa', totalUsableAmount: '412.50', products: [{ accountType: 'CRCFWRD', period: account.currentPeriod }] })
    expect(await getHealthSpendingProductBalances(id, { type: 'pwa' })).toEqual({ type: 'pwa', totalUsableAmount: '0.00', products: [] })
    expect(await refusal(getHealthSpendingProductBalances(id, { type: 'other' as 'hsa' }))).toMatchObject({ status: 400 })
    expect((await getHealthSpendingProductBalances(await as('pwa', 'fr'), { type: 'pwa' })).products[0]).toMatchObject({
      productCode: 'PWA',
      description: 'Compte de mieux-être personnel',
    })
  })
})

describe('eligible expenses', () => {
  const flat = async (id: string) => (await listPersonalWellnessServices(id, { categorized: false })) as WellnessBenefit[]

  it('categories have subcategories with services', async () => {
    const id = await as('pwa')
    const answer = (await listPersonalWellnessServices(id)) as WellnessCategory[]
    expect(pathname()).toBe(`/members/${id}/benefits/personal-wellness-account/services`)
    expectRequired('listPersonalWellnessServices 200', answer, [
      ...['id', 'description', 'subcategories'].map((name) => [0, name]),
      ...['description', 'services'].map((name) => [0, 'subcategories', 0, name]),
    ])
    const services = answer.flatMap(({ subcategories }) => subcategories.flatMap(({ services: each }) => each))
    expect(services).toEqual(await flat(id))
    speak('fr')
    expect(((await listPersonalWellnessServices(id)) as WellnessCategory[])[0]?.description).toBe('Activité physique et sports')
  })

  it('categorized=false is a flat list; a failure goes to the caller', async () => {
    const id = await as('pwa')
    expect((await flat(id))[0]).toMatchObject({ benefitCode: 'FITN0001', shortDescription: 'Fitness fees' })
    expect(new URL(lastResponse().url).search).toBe('?categorized=false')
    expect(await refusal(flat(await as('default')))).toMatchObject({ status: 404, toCaller: true })
  })

  it('there are 28 codes, each once, with both descriptions in both languages', { tags: ['DATA-49', 'ACCTS-12'] }, async () => {
    const id = await as('pwa')
    const english = await flat(id)
    speak('fr')
    const french = await flat(id)
    expect(new Set(english.map(({ benefitCode }) => benefitCode)).size).toBe(28)
    expect(english).toHaveLength(28)
    expect(french.map(({ benefitCode }) => benefitCode)).toEqual(english.map(({ benefitCode }) => benefitCode))
    for (const [index, { shortDescription, longDescription }] of english.entries()) {
      expect(french[index]!.shortDescription).not.toBe(shortDescription)
      expect(french[index]!.longDescription).not.toBe(longDescription)
    }
    const fields = ['benefitCode', 'shortDescription', 'longDescription'].map((name) => [0, name])
    expectFields('listPersonalWellnessServices 200', english, fields)
    expectRequired('listPersonalWellnessServices 200', english, fields)
  })

  it('the codes of the specification mean what it says', { tags: ['ACCTS-13', 'ACCTS-14'] }, async () => {
    const names = Object.fromEntries((await flat(await as('pwa'))).map(({ benefitCode, shortDescription }) => [benefitCode, shortDescription]))
    expect(names).toMatchObject({
      FAMI0001: 'Child care',
      FITN0001: 'Fitness fees',
      HEAL0003: 'Smoking cessation',
      OTHE0001: 'Other health expenses',
      OTHE0006: 'Vision',
      SUPP0001: 'Supplements and over-the-counter products',
      GENE0002: 'Leisure travel',
    })
  })

  it('the two forms of the list are told from anything else', () => {
    const accepts = (answer: unknown) => registry['listPersonalWellnessServices 200']!.safeParse(answer).success
    const service = { benefitCode: 'FITN0001', shortDescription: 'Fitness', longDescription: 'Gym.' }
    const category = { id: 1, description: 'Sports', subcategories: [{ description: 'Gym', services: [service] }] }
    expect([[], [service], [category]].map(accepts)).toEqual([true, true, true])
    for (const wrong of [{}, null, [{}], [service, category], [{ ...category, subcategories: [service] }], [{ ...service, benefitCode: 'fit' }]])
      expect(accepts(wrong)).toBe(false)
  })
})
