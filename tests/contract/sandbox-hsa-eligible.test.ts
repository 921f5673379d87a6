import { expect, it } from 'vitest'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getHealthSpendingAccountBalance } from '~generated/member/client/coverage.ts'
import { searchClaims } from '~generated/member/client/history.ts'
import {
  getHealthSpendingAccount,
  listHsaEligibleClaims,
  searchHsaEligibleClaims,
} from '~generated/member/client/spending.ts'
import type { HsaEligibleService, HsaService } from '~generated/member/model/index.ts'
import { cents, decided } from './support/claim-journey.ts'
import { refusal, refusals, useSandbox } from './support/use-sandbox.ts'

const { as, url } = useSandbox()

/** Fields that only the page uses, and that a claim does not contain. */
const OF_THE_PAGE = ['id', 'claimId', 'serviceDescription']
const asked = (service: HsaEligibleService): HsaService => ({
  ...Object.fromEntries(Object.entries(service).filter(([name]) => !OF_THE_PAGE.includes(name))),
  hsaRequestedFlag: true,
})
const claimOf = (services: readonly HsaEligibleService[]) => ({
  claimType: 'XX-HSA',
  lob: '06',
  hsaServices: services.map(asked),
})

it(
  'the health spending account can pay the unpaid part of each processed claim once, to the cent',
  { tags: ['API-081'] },
  async () => {
    const id = await as('hsa')
    const offered = (await searchHsaEligibleClaims(id))!
    expect(new Set(offered.map(({ mssClaimId }) => mssClaimId)).size).toBe(offered.length)
    const lines = (await searchClaims(id))!.claimSearchResults
    const isPaid = ({ claimStatus }: (typeof lines)[number]) => claimStatus === 'PROCESSED' || claimStatus === 'PAID'
    const { startDate } = (await getHealthSpendingAccount(id)).currentPeriod
    expect(lines.filter(({ serviceDate }) => serviceDate < startDate).filter(isPaid)).not.toEqual([])
    const left = lines
      .filter(isPaid)
      .filter(({ serviceDate }) => serviceDate >= startDate)
      .map(({ claimId, submittedAmount, cobAmount, totalPaidAmount }) => [
        claimId,
        cents(submittedAmount) - cents(cobAmount) - cents(totalPaidAmount),
      ])
      .filter(([, unpaid]) => unpaid !== 0)
    expect(
      Object.fromEntries(
        offered.map(({ claimId, hsaUnclaimedEligibleAmount }) => [claimId, cents(hsaUnclaimedEligibleAmount)]),
      ),
    ).toEqual(Object.fromEntries(left))
  },
)

it('the eligible services grouped by claim are the same as those in the flat list', { tags: ['API-080'] }, async () => {
  const id = await as('hsa')
  const { hsaClaims } = (await listHsaEligibleClaims(id))!
  expect(hsaClaims.flatMap(({ hsaServices }) => hsaServices)).toEqual(await searchHsaEligibleClaims(id))
  for (const { claimId, hsaServices } of hsaClaims)
    expect(hsaServices.every((each) => each.claimId === claimId)).toBe(true)
})

it('a service that the member claims from the account is paid, lowers the balance and is no longer eligible', async () => {
  const id = await as('hsa')
  const [first, ...others] = (await searchHsaEligibleClaims(id))!
  await submitMultiClaims(id, { claimExtraInfo: { participantId: '1', ...claimOf([first!]) } })
  expect((await searchHsaEligibleClaims(id))?.map(({ id: each }) => each)).toEqual(others.map(({ id: each }) => each))
  expect((await getHealthSpendingAccountBalance(id))?.balance).toBe('412.50')
  await fetch(`${url()}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: 61 }) })
  expect(cents((await getHealthSpendingAccountBalance(id))!.balance)).toBe(
    412_50 - cents(first!.hsaUnclaimedEligibleAmount),
  )
  expect((await searchHsaEligibleClaims(id))?.map(({ id: each }) => each)).toEqual(others.map(({ id: each }) => each))
  const lines = (await searchClaims(id))!.claimSearchResults
  expect(lines.flatMap(({ restOf }) => restOf ?? [])).toEqual([{ claimId: first!.claimId, claimLineNumber: 1 }])
})

it('a service of which a part was claimed stays eligible for the remaining amount', async () => {
  const id = await as('hsa')
  const first = (await searchHsaEligibleClaims(id))!.find((each) => cents(each.hsaUnclaimedEligibleAmount) > 5_00)
  await decided(url(), id, claimOf([{ ...first!, hsaUnclaimedEligibleUpd: '5.00' }]))
  const again = (await searchHsaEligibleClaims(id))!.find(({ id: each }) => each === first!.id)
  expect(again?.hsaPaidAmount).toBe('5.00')
  expect(cents(again!.hsaUnclaimedEligibleAmount)).toBe(cents(first!.hsaUnclaimedEligibleAmount) - 5_00)
})

it('a claim for a service that is not eligible, is claimed twice or costs too much is refused, with advice', async () => {
  const id = await as('hsa')
  const [first] = (await searchHsaEligibleClaims(id))!
  const send = (services: HsaEligibleService[]) =>
    submitMultiClaims(id, { claimExtraInfo: { participantId: '1', ...claimOf(services) } })
  const unknown = { ...first!, mssClaimId: 'C0-1' }
  for (const services of [[first!, first!], [unknown], [{ ...first!, mssClaimId: 'nothing' }]])
    expect(await refusal(send(services))).toMatchObject({
      status: 422,
      serverText: { en: expect.stringContaining('choose from the list again') as string },
    })
  expect(await refusal(send([{ ...first!, hsaUnclaimedEligibleUpd: '999.00' }]))).toMatchObject({
    status: 422,
    serverText: { fr: expect.stringContaining('montant moins élevé') as string },
  })
  await send([first!])
  expect(await refusal(send([first!]))).toMatchObject({ status: 422 })
})

it('no service is eligible if every service has been paid', async () => {
  const id = await as('hsa')
  await decided(url(), id, claimOf((await searchHsaEligibleClaims(id))!))
  expect(await searchHsaEligibleClaims(id)).toBeNull()
  expect(await listHsaEligibleClaims(id)).toBeNull()
})

it(
  'the sandbox tells a member in the language of the page if the plan has no health spending account',
  { tags: ['CONST-31'] },
  async () => {
    for (const [language, title] of [
      ['en', 'No health spending account'],
      ['fr', 'Aucun compte de gestion-santé'],
    ] as const) {
      const id = await as('default', language)
      for (const refused of await refusals(searchHsaEligibleClaims(id), listHsaEligibleClaims(id)))
        expect(refused).toMatchObject({ status: 422, serverText: { title } })
    }
  },
)
