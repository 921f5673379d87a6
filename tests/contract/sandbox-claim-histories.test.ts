import { expect, it } from 'vitest'
import { listClaimTypes, listServiceTypes, listSubcategories } from '~generated/member/client/claims.ts'
import { listRecentClaims, searchClaimHistories, searchClaims } from '~generated/member/client/history.ts'
import type { ClaimHistory } from '~generated/member/model/index.ts'
import { cents, date8, decided, LAST_YEAR, total, treatment } from './support/claim-journey.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as, speak, url } = useSandbox()
const EVERYTHING = {
  participants: '1,2,3',
  claimTypes: 'XX-PRAC,XX-HEAL,XX-DENT,XX-PHAR,XX-VISI,XX-TRAV,XX-HSA,XX-PSA,XX-DCI,XX-LADD',
  ...LAST_YEAR,
}
const linesOf = (found: readonly ClaimHistory[] | null) => (found ?? []).flatMap(({ claimLines }) => claimLines)

it('the totals of each person are the sums of the claim lines, to the cent', { tags: ['HIST-07'] }, async () => {
  const id = await as('hsa')
  await decided(url(), id, {
    isHsa: true,
    benefitServices: [treatment('100.33', { participantId: '2' }), treatment('33.33', { participantId: '3' })],
  })
  const found = (await searchClaimHistories(id, EVERYTHING))!
  expect(found.length).toBeGreaterThan(1)
  for (const { totals, claimLines } of found)
    for (const name of [
      'submittedAmount',
      'paidAmount',
      'excludedAmount',
      'deductibleAmount',
      'spendingAccountPaidAmount',
    ] as const)
      expect(total(claimLines, (line) => line[name]!)).toBe(cents(totals![name]))
})

it(
  'a search for all people and all claim types finds every decided claim of the plan',
  { tags: ['HIST-03', 'HIST-04'] },
  async () => {
    for (const persona of ['default', 'quebec', 'hsa', 'pwa', 'saskatchewan']) {
      const id = await as(persona)
      const claimTypes = (await listClaimTypes(id))!.map(({ claimType }) => claimType).join(',')
      const all = (await searchClaims(id))!.claimSearchResults.filter(({ hasPaymentDetails }) => hasPaymentDetails)
      const participants = [...new Set(all.map(({ participantInfo }) => participantInfo.participantId))].join(',')
      const found = linesOf(await searchClaimHistories(id, { participants, claimTypes, ...LAST_YEAR }))
      expect(found).toHaveLength(all.length)
      expect(new Set(found.map(({ claimId }) => claimId))).toEqual(new Set(all.map(({ claimId }) => claimId)))
    }
  },
)

it(
  'a processed claim is found by person, claim type and day, in the language of the page',
  { tags: ['API-097'] },
  async () => {
    const id = await as('default')
    const query = { ...EVERYTHING, participants: '3', claimTypes: 'XX-PRAC' }
    const before = linesOf(await searchClaimHistories(id, query)).length
    const claimId = await decided(url(), id, { benefitServices: [treatment('85.00', { participantId: '3' })] })
    const after = linesOf(await searchClaimHistories(id, query))
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({
      claimId,
      claimType: 'XX-PRAC',
      claimStatus: 'PROCESSED',
      submittedAmount: '85.00',
      paidAmount: '68.00',
    })
    speak('fr')
    const [french] = linesOf(await searchClaimHistories(id, query))
    expect([after[0]?.benefitDesc, french?.benefitDesc]).toEqual([
      'Physiotherapy – treatment',
      'Physiothérapie\u00A0– traitement',
    ])
    expect((await listRecentClaims(id))!.find((each) => each.claimId === claimId)?.paymentId).toBe(after[0]?.paymentId)
    for (const other of [{ claimTypes: 'XX-DENT' }, { participants: '2' }, { fromDate: date8(300), toDate: date8(2) }])
      expect(linesOf(await searchClaimHistories(id, { ...query, ...other })).map((line) => line.claimId)).not.toContain(
        claimId,
      )
  },
)

it('a search whose end date is before its start date is refused, with advice', { tags: ['D-93'] }, async () => {
  const id = await as('default')
  expect(
    await refusal(searchClaimHistories(id, { ...EVERYTHING, fromDate: '20261002', toDate: '20261001' })),
  ).toMatchObject({
    status: 422,
    serverText: {
      en: 'End date must be on or after start date.',
      fr: expect.stringContaining('date de fin') as string,
    },
  })
})

it(
  'each person has their own subcategories of vision care, and each subcategory has its own services',
  { tags: ['API-089'] },
  async () => {
    const id = await as('vision')
    const kindsOf = async (participantId: string) =>
      (await listSubcategories(id, { participantId }))?.map(({ subcategoryId }) => subcategoryId)
    expect([await kindsOf('1'), await kindsOf('3')]).toEqual([
      [1, 0],
      [1, 4, 0],
    ])
    const glasses = { lob: '04', 'service-date': date8(), specialties: 'OPTI', subcategory: '4' }
    expect(await listServiceTypes(id, { ...glasses, participantId: '1' })).toBeNull()
    expect(
      (await listServiceTypes(id, { ...glasses, participantId: '3' }))?.map(({ subcategoryId }) => subcategoryId),
    ).toEqual([4, 4])
  },
)
