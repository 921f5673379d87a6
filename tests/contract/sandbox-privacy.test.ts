import { describe, expect, it } from 'vitest'
import { getLifeDisabilityBenefits } from '~generated/member/client/benefits.ts'
import { listServiceTypes, listSubcategories } from '~generated/member/client/claims.ts'
import { getCob, listExternalCoverages } from '~generated/member/client/coordination.ts'
import { getDentalBenefits, getDentalLastServiceDetails } from '~generated/member/client/dental.ts'
import { getDrugDetails, listDrugBenefits, searchDrugs } from '~generated/member/client/drugs.ts'
import { getHealthBenefit, listHealthBenefits } from '~generated/member/client/health.ts'
import {
  getClaimPaymentDetails,
  getClaimsPdf,
  listRecentClaims,
  searchClaimHistories,
  searchClaims,
} from '~generated/member/client/history.ts'
import { getMemberCardDetails } from '~generated/member/client/card.ts'
import { getPaymentDetails, searchPaymentHistories } from '~generated/member/client/payments.ts'
import { listNotifications } from '~generated/member/client/notifications.ts'
import { getHospitalBenefit, listHospitalBenefits } from '~generated/member/client/hospital.ts'
import { cents, date8, LAST_YEAR, total } from './support/claim-journey.ts'
import { statusOf, useSandbox } from './support/use-sandbox.ts'

const { as } = useSandbox()

/** Every call that names a person on the plan by their number. */
const CALLS: Readonly<Record<string, (id: string, person: string) => Promise<unknown>>> = {
  getCob: (id, person) => getCob(id, person, { lob: '03', benefit: 'PHYS', claimDate: '2026-11-01' }),
  listExternalCoverages: (id, person) =>
    listExternalCoverages(id, { lob: '03', claimDate: '20261101', participantId: person }),
  listServiceTypes: (id, person) =>
    listServiceTypes(id, { lob: '03', 'service-date': date8(), specialties: 'PHYS', participantId: person }),
  listSubcategories: (id, person) => listSubcategories(id, { participantId: person }),
  searchClaims: (id, person) => searchClaims(id, { participantId: person }),
  getClaimsPdf: (id, person) => getClaimsPdf(id, { participantId: person }),
  searchClaimHistories: (id, person) =>
    searchClaimHistories(id, { participants: `2,${person}`, claimTypes: 'XX-PRAC', ...LAST_YEAR }),
  getDentalBenefits: (id, person) => getDentalBenefits(id, person),
  getDentalLastServiceDetails: (id, person) => getDentalLastServiceDetails(id, person),
  searchDrugs: (id, person) => searchDrugs(id, { participant: person, drugName: 'metformin' }),
  getDrugDetails: (id, person) => getDrugDetails(id, { dins: '09901511', participant: person, province: 'NB' }),
  listDrugBenefits: (id, person) => listDrugBenefits(id, { dins: '09901511', participant: person, province: 'NB' }),
  listHealthBenefits: (id, person) => listHealthBenefits(id, person),
  getHealthBenefit: (id, person) => getHealthBenefit(id, person, 'PHYS'),
  listHospitalBenefits: (id, person) => listHospitalBenefits(id, person),
  getHospitalBenefit: (id, person) => getHospitalBenefit(id, person, 'SEMIPRIV'),
}

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it(
    'the sandbox responds with 403 for a person without privacy consent, and with 404 for a person who is not on the plan',
    { tags: ['D-158'] },
    async () => {
      const id = await as('dependant')
      expect([await statusOf(call(id, '1')), await statusOf(call(id, '9'))]).toEqual([403, 404])
      await call(id, '2')
    },
  )
})

it(
  'another member can neither list nor open the claims of a person without privacy consent',
  { tags: ['D-158'] },
  async () => {
    const whole = (await searchClaims(await as('default')))!.claimSearchResults.filter(
      ({ participantInfo }) => participantInfo.participantId === '1',
    )
    expect(whole.length).toBeGreaterThan(0)
    const id = await as('dependant')
    const lines = (await searchClaims(id))!.claimSearchResults
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map(({ participantInfo }) => participantInfo.participantId)).not.toContain('1')
    const recent = (await listRecentClaims(id))!
    expect(recent.length).toBeGreaterThan(0)
    expect(recent.filter(({ member }) => member.startsWith('Marie'))).toEqual([])
    // claims have consecutive numbers, so a number that is missing in the list belongs to the person without privacy
    // consent
    const seen = new Set(lines.map(({ claimId }) => claimId))
    const [owner] = [...seen].map((claimId) => claimId.replace(/^.*-/, ''))
    const hidden = Array.from({ length: 20 }, (_, index) => `C${1_000_000 + index}-${owner}`).filter(
      (claimId) => !seen.has(claimId),
    )
    const statuses = await Promise.all(hidden.map((claimId) => statusOf(getClaimPaymentDetails(id, claimId, 1))))
    expect(statuses).toContain(403)
    expect(statuses).not.toContain(200)
  },
)

it(
  'the beneficiaries of a cardholder without privacy consent are not shown to another member',
  { tags: ['D-158'] },
  async () => {
    const benefits = await getLifeDisabilityBenefits(await as('dependant'))
    expect(benefits).toHaveLength(8)
    expect(
      benefits.every(
        ({ beneficiaryDetails, trusteeDetails }) => beneficiaryDetails === undefined && trusteeDetails === undefined,
      ),
    ).toBe(true)
  },
)

it(
  'a payment counts what a person without privacy consent was paid, and its statement names neither person nor service',
  { tags: ['D-158'] },
  async () => {
    const id = await as('exclusion')
    const { paymentLines } = (await searchPaymentHistories(id, LAST_YEAR))!
    const statements = await Promise.all(
      paymentLines.map(({ paymentId }) => getPaymentDetails(id, { paymentId, ...LAST_YEAR })),
    )
    const people = statements.flatMap(({ calculationOfBenefits, subtotals, hsaExplanationOfBenefits }) => [
      ...calculationOfBenefits.map(({ participantName }) => participantName),
      ...subtotals.map(({ participantName }) => participantName),
      ...hsaExplanationOfBenefits.map(({ participantName }) => participantName),
    ])
    expect(new Set(people)).toEqual(new Set(['Marie-Ève Roy-Côté', 'Théo Cormier-Roy']))
    const listed = total(
      statements.flatMap(({ subtotals }) => subtotals),
      ({ paidAmount }) => paidAmount,
    )
    expect(listed).toBeLessThan(total(statements, ({ paidAmount }) => paidAmount))
    expect(statements.map(({ paidAmount }) => cents(paidAmount))).toEqual(
      paymentLines.map(({ paidAmount }) => cents(paidAmount)),
    )
  },
)

it(
  'the card and the notifications of a member leave out a person without privacy consent',
  { tags: ['D-158'] },
  async () => {
    const id = await as('exclusion')
    const { othersOnPlanList } = await getMemberCardDetails(id)
    expect(othersOnPlanList.map(({ name }) => name)).toEqual(['Théo Cormier-Roy'])
    const seen = new Set((await searchClaims(id))!.claimSearchResults.map(({ claimId }) => claimId))
    const told = (await listNotifications(id))!.flatMap(({ claimId }) => claimId ?? [])
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((claimId) => !seen.has(claimId))).toEqual([])
  },
)
