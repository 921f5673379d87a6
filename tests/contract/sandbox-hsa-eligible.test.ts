import { expect, it } from 'vitest'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getHealthSpendingAccountBalance } from '~generated/member/client/coverage.ts'
import { searchClaims } from '~generated/member/client/history.ts'
import { listHsaEligibleClaims, searchHsaEligibleClaims } from '~generated/member/client/spending.ts'
import type { HsaEligibleService, HsaService } from '~generated/member/model/index.ts'
import { registry } from '~generated/member/zod/registry.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { cents, decided } from './support/claim-journey.ts'
import { expectFields, expectRequired } from './support/fields.ts'
import { lastResponse } from './support/record-responses.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, url } = useSandbox()
const pathname = () => decodeURIComponent(new URL(lastResponse().url).pathname)

/** Fields of an offered service as a claim carries them: numbers and words of the page stay behind. */
const OF_THE_PAGE = ['id', 'claimId', 'serviceDescription']
const asked = (service: HsaEligibleService): HsaService => ({
  ...Object.fromEntries(Object.entries(service).filter(([name]) => !OF_THE_PAGE.includes(name))),
  hsaRequestedFlag: true,
})
const claimOf = (services: readonly HsaEligibleService[]) => ({ claimType: 'XX-HSA', lob: '06', hsaServices: services.map(asked) })

it('unpaid remainders of processed claims, each once, to the cent', { tags: ['API-081'] }, async () => {
  const id = await as('hsa')
  const offered = (await searchHsaEligibleClaims(id))!
  expect(pathname()).toBe(`/members/${id}/claims/hsa-eligible`)
  expect(new Set(offered.map(({ mssClaimId }) => mssClaimId)).size).toBe(offered.length)
  const lines = (await searchClaims(id))!.claimSearchResults
  const isPaid = ({ claimStatus }: (typeof lines)[number]) => claimStatus === 'PROCESSED' || claimStatus === 'PAID'
  const left = lines
    .filter(isPaid)
    .map(({ claimId, submittedAmount, cobAmount, totalPaidAmount }) => [claimId, cents(submittedAmount) - cents(cobAmount!) - cents(totalPaidAmount!)])
    .filter(([, unpaid]) => unpaid !== 0)
  expect(Object.fromEntries(offered.map(({ claimId, hsaUnclaimedEligibleAmount }) => [claimId, cents(hsaUnclaimedEligibleAmount!)]))).toEqual(
    Object.fromEntries(left),
  )
})

it('a service has every field', { tags: ['DATA-46'] }, async () => {
  const offered = (await searchHsaEligibleClaims(await as('hsa')))!
  // a drug has a number and no provider, a practitioner the other way round
  const drug = offered.find(({ benefitCode, din }) => benefitCode === 'DRUG' && din)
  const visit = offered.find(({ registrationNumber }) => registrationNumber)!
  const both = [{ ...visit, din: drug?.din ?? '09901511' }]
  const fields = (
    'id mssClaimId claimId regionCd certNum groupId section participant datePaid dateOfService lob benefitCode din submittedAmount amountPaid hsaEligibleAmount ' +
    'wasSubmittedToOtherFirst calculatedEligibleAmount hsaPaidAmount hsaUnclaimedEligibleAmount hsaRequestedFlag hsaAvailableFlag claimEligibleFlag ' +
    'registrationNumber updatedCobAmount hsaUnclaimedEligibleUpd amountPaidByOtherCarrier'
  ).split(' ')
  expectFields(
    'searchHsaEligibleClaims 200',
    both,
    fields.map((name) => [0, name]),
  )
  expectRequired('searchHsaEligibleClaims 200', both, [
    [0, 'id'],
    [0, 'mssClaimId'],
  ])
})

it('money is text with two decimals, and may be absent where it is 0.00', { tags: ['DATA-47'] }, async () => {
  const [service] = (await searchHsaEligibleClaims(await as('hsa')))!
  const accepts = (answer: unknown) => registry['searchHsaEligibleClaims 200']!.safeParse(answer)
  const { amountPaidByOtherCarrier: _, ...without } = service!
  expect(accepts([without]).success).toBe(true)
  for (const wrong of [17, '17', '17.5', '17,00']) expect(accepts([{ ...service, hsaPaidAmount: wrong }]).success).toBe(false)
})

it('in groups by claim they are the same services', { tags: ['API-080', 'DATA-48'] }, async () => {
  const id = await as('hsa')
  const { hsaClaims } = (await listHsaEligibleClaims(id))!
  expect(pathname()).toBe(`/members/${id}/hsa-eligible-claims`)
  expect(OPERATIONS.listHsaEligibleClaims).toMatchObject({ localised: true, cache: 'session' })
  expectRequired('listHsaEligibleClaims 200', { hsaClaims }, [['hsaClaims'], ['hsaClaims', 0, 'hsaServices']])
  expect(hsaClaims.flatMap(({ hsaServices }) => hsaServices)).toEqual(await searchHsaEligibleClaims(id))
  for (const { claimId, hsaServices } of hsaClaims) expect(hsaServices.every((each) => each.claimId === claimId)).toBe(true)
})

it('one that was asked for is not offered again, is paid, and the balance moves by it', async () => {
  const id = await as('hsa')
  const [first, ...others] = (await searchHsaEligibleClaims(id))!
  await submitMultiClaims(id, { claimExtraInfo: { participantId: '1', ...claimOf([first!]) } })
  expect((await searchHsaEligibleClaims(id))?.map(({ id: each }) => each)).toEqual(others.map(({ id: each }) => each))
  expect((await getHealthSpendingAccountBalance(id))?.balance).toBe('412.50')
  await fetch(`${url()}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: 61 }) })
  expect(cents((await getHealthSpendingAccountBalance(id))!.balance)).toBe(412_50 - cents(first!.hsaUnclaimedEligibleAmount!))
  expect((await searchHsaEligibleClaims(id))?.map(({ id: each }) => each)).toEqual(others.map(({ id: each }) => each))
})

it('a part can be asked for, the rest stays', async () => {
  const id = await as('hsa')
  const first = (await searchHsaEligibleClaims(id))!.find((each) => cents(each.hsaUnclaimedEligibleAmount!) > 5_00)
  await decided(url(), id, claimOf([{ ...first!, hsaUnclaimedEligibleUpd: '5.00' }]))
  const again = (await searchHsaEligibleClaims(id))!.find(({ id: each }) => each === first!.id)
  expect(again?.hsaPaidAmount).toBe('5.00')
  expect(cents(again!.hsaUnclaimedEligibleAmount!)).toBe(cents(first!.hsaUnclaimedEligibleAmount!) - 5_00)
})

it('asking twice, for too much, or for what is not offered is refused with what to do', async () => {
  const id = await as('hsa')
  const [first] = (await searchHsaEligibleClaims(id))!
  const send = (services: HsaEligibleService[]) => submitMultiClaims(id, { claimExtraInfo: { participantId: '1', ...claimOf(services) } })
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

it('204 when everything is paid', async () => {
  const id = await as('hsa')
  await decided(url(), id, claimOf((await searchHsaEligibleClaims(id))!))
  expect(await searchHsaEligibleClaims(id)).toBeNull()
  expect(await listHsaEligibleClaims(id)).toBeNull()
  expect(lastResponse().status).toBe(204)
})

it('without an account both answer 422 with message and title', { tags: ['CONST-31'] }, async () => {
  for (const language of ['en', 'fr'] as const) {
    const id = await as('default', language)
    for (const call of [searchHsaEligibleClaims, listHsaEligibleClaims]) {
      const { status, serverText } = await refusal(call(id))
      expect(status).toBe(422)
      expect(serverText?.title).toBe(language === 'en' ? 'No health spending account' : 'Aucun compte de gestion-santé')
      expect(serverText?.plain).toBe(serverText?.[language])
    }
  }
})
