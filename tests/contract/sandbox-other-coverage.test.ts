import { describe, expect, it } from 'vitest'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getCob, getOtherCoverage, updateOtherCoverage } from '~generated/member/client/coordination.ts'
import { treatment } from './support/claim-journey.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const { as } = useSandbox()
const NORTHSTAR = {
  isCovered: true,
  carrierName: 'Northstar Assurance',
  effectiveDate: '20190101',
} as const
const LOOKUP = { lob: 'EHB', benefit: 'PARA', claimDate: '2026-11-01' } as const
const entry = async (id: string, participantId = '1') =>
  (await getOtherCoverage(id))!.find((each) => each.participantId === participantId)!

describe('other coverage in the sandbox', { tags: ['D-310', 'D-311'] }, () => {
  it('an answer about one person is stored with a new version and the day, and the lookup of a claim finds it', async () => {
    const id = await as('default')
    const { version, ...nothing } = await entry(id)
    expect(nothing).toEqual({ participantId: '1' })
    const saved = await updateOtherCoverage(id, '1', { basedOn: version, ...NORTHSTAR })
    expect(saved).toMatchObject({ ...NORTHSTAR, confirmedOn: expect.stringMatching(/^\d{8}$/) as unknown })
    expect(saved.version).not.toBe(version)
    expect(await getCob(id, '1', LOOKUP)).toMatchObject({ carrierName: 'Northstar Assurance' })
  })

  it.each([
    { who: 'the spouse, by the spouse’s own plan', participantId: '2', memberName: 'Daniel Cormier', isFirst: true },
    { who: 'a child, by the earlier birthday', participantId: '3', memberName: 'Daniel Cormier', isFirst: false },
    { who: 'a child of an unknown parent, by nobody', participantId: '3', memberName: 'A. Roy', isFirst: undefined },
  ])('the lookup says whether the other plan pays first: $who', async ({ participantId, memberName, isFirst }) => {
    const id = await as('default')
    const { version } = await entry(id, participantId)
    await updateOtherCoverage(id, participantId, { basedOn: version, ...NORTHSTAR, memberName })
    expect((await getCob(id, participantId, LOOKUP))?.extCovPrimaryInd).toBe(isFirst)
  })

  it('the lookup finds nothing once the member has said that no other insurer covers the person', async () => {
    const id = await as('cob')
    expect(await getCob(id, '1', LOOKUP)).toMatchObject({ extCovCarrierCode: 'NORTHSTAR' })
    await updateOtherCoverage(id, '1', { basedOn: (await entry(id)).version, isCovered: false })
    expect(await getCob(id, '1', LOOKUP)).toBeNull()
  })

  it('a save that is based on an older version is refused with 409 and changes nothing', async () => {
    const id = await as('default')
    const { version } = await entry(id)
    const saved = await updateOtherCoverage(id, '1', { basedOn: version, ...NORTHSTAR })
    const late = updateOtherCoverage(id, '1', { basedOn: version, isCovered: false })
    expect(await refusal(late)).toMatchObject({ status: 409 })
    expect(await entry(id)).toEqual(saved)
  })

  it('coverage that ends before it begins is refused with 422', async () => {
    const id = await as('default')
    const basedOn = (await entry(id)).version
    const wrong = updateOtherCoverage(id, '1', { basedOn, ...NORTHSTAR, endedOn: '20181231' })
    expect(await refusal(wrong)).toMatchObject({ status: 422 })
  })

  it('a new plan that a claim names is on file for its person afterwards', async () => {
    const id = await as('default')
    const coordinationOfBenefits = {
      doesMemberHaveOtherCov: true,
      cobNewInfoMemberName: 'Daniel Cormier',
      cobNewInfoPolicyId: 'NS-4471',
      cobNewInfoIdNumber: '88-1203',
      cobNewInfoEffDate: '20240201',
      cobNewInfoIsIndividual: false,
      cobNewInfoHasDental: true,
      wasSubmittedToOtherFirst: false,
    }
    // the portal names the person in a line only if the claim is for several people
    const benefitServices = [treatment('80.00')]
    await submitMultiClaims(id, {
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices, coordinationOfBenefits },
    })
    expect(await entry(id)).toMatchObject({ isCovered: true, effectiveDate: '20240201', covers: ['dental'] })
  })
})
