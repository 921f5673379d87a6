import { expect } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import { ClaimJourney } from '../support/claim.ts'

/** The claim wizard up to the step before something goes wrong, and then on without expecting to arrive. */
export class InterruptedJourney extends ClaimJourney {
  isInterrupted = false
  override async shows(step: string, path?: string): Promise<void> {
    if (!this.isInterrupted) await super.shows(step, path)
  }
}

interface Step {
  /** who is asked it, if not everybody */
  readonly persona?: string
  readonly reach: (claim: InterruptedJourney) => Promise<void>
  readonly goOn: (claim: InterruptedJourney) => Promise<void>
}

const toType = (claim: InterruptedJourney) => claim.start()
const toAccident = async (claim: InterruptedJourney) => {
  await toType(claim)
  await claim.chooseType()
  await claim.agree()
}
const toProviderType = async (claim: InterruptedJourney) => {
  await toAccident(claim)
  await claim.notAnAccident()
}
const toResults = async (claim: InterruptedJourney) => {
  await toProviderType(claim)
  await claim.choosePhysiotherapist()
  await claim.search()
}
const toSelection = async (claim: InterruptedJourney) => {
  await toResults(claim)
  await claim.chooseProvider()
  await claim.chooseServices()
}

const toHsa = async (claim: InterruptedJourney) => {
  await toType(claim)
  await claim.choose(/Health spending account|Compte de gestion-santé/, 'radio')
  await claim.goOn('before-start/hsa', 'before-start-hsa')
  await claim.choose(claim.member.text('form.beforeStart.agreement.label'))
}

/** Operations that a step of the wizard asks: how to come before the step, and how to enter it. */
export const STEPS: Partial<Record<OperationId, Step>> = {
  listClaimTypes: { reach: () => Promise.resolve(), goOn: (claim) => claim.start() },
  listPendingClaimServices: { reach: () => Promise.resolve(), goOn: (claim) => claim.start() },
  getResourceUrls: { reach: toType, goOn: (claim) => claim.chooseType() },
  listProviderTypes: { reach: toAccident, goOn: (claim) => claim.notAnAccident() },
  listRecentProviders: { reach: toAccident, goOn: (claim) => claim.notAnAccident() },
  getContactInfoDetails: { reach: toProviderType, goOn: (claim) => claim.choosePhysiotherapist() },
  searchHealthProfessionals: {
    reach: async (claim) => {
      await toProviderType(claim)
      await claim.choosePhysiotherapist()
    },
    goOn: (claim) => claim.search(),
  },
  listServiceTypes: { reach: toResults, goOn: (claim) => claim.chooseProvider() },
  listSubcategories: {
    reach: async (claim) => {
      const { member } = claim
      await toType(claim)
      await claim.chooseType(/^(Vision|Soins de la vue)$/)
      await claim.choose(member.text('form.beforeStart.agreement.label'))
      await claim.goOn('provider-type/vision', 'provider-type-vision')
      await claim.answer('form.providerTypeVision.purchasedOnline.label', 'yes')
      await member.hands.write(member.field('form.providerTypeVision.organizationName.label'), 'Lunettes Clic')
    },
    goOn: (claim) => claim.goOn('service-list'),
  },
  listRecentClaimServices: {
    reach: async (claim) => {
      await toResults(claim)
      await claim.chooseProvider()
    },
    goOn: (claim) => claim.chooseServices(),
  },
  listParticipants: { reach: toSelection, goOn: (claim) => claim.keepCounts() },
  getCob: {
    reach: async (claim) => {
      await toSelection(claim)
      await claim.keepCounts()
    },
    goOn: (claim) => claim.enterVisits(),
  },
  listCobReasons: {
    reach: async (claim) => {
      await toSelection(claim)
      await claim.keepCounts()
    },
    goOn: (claim) => claim.enterVisits(),
  },
  searchHsaEligibleClaims: { persona: 'hsa', reach: toHsa, goOn: (claim) => claim.goOn('hsa-eligible-claims') },
  listHsaEligibleClaims: { persona: 'hsa-alternate', reach: toHsa, goOn: (claim) => claim.goOn('hsa-eligible-claim') },
  getLabels: {
    reach: async (claim) => {
      await toSelection(claim)
      await claim.keepCounts()
      await claim.enterVisits()
      await claim.noOtherCoverage()
      await claim.attach()
      await claim.documentsAreThere()
    },
    goOn: (claim) => claim.informationIsRight(),
  },
}

/** The step is there after all. */
export async function arrives(claim: InterruptedJourney): Promise<void> {
  const { page } = claim.member
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(claim.member.button('claims.continue')).toBeVisible()
}
