import { expect } from '@playwright/test'
import type { Arrival } from '../../support/sandbox-control.ts'
import { ClaimJourney, VISITS } from './claim.ts'
import type { Member } from './member.ts'
import type { Locale } from './messages.ts'

const [VISIT] = VISITS
const DATE = `${VISIT.year}${VISIT.month}${VISIT.day}`

/**
 * The answers of one claim type from its first step to its documents, and a part of the claim that the service must
 * receive.
 */
interface TypeOfClaim {
  readonly type: string
  readonly persona: string
  readonly answer: (claim: ClaimJourney) => Promise<void>
  readonly arrives: Readonly<Record<string, unknown>>
  /** text in the row of the claim in the history */
  readonly shown: RegExp
  /** true if the claim has several lines, each with a page of its own */
  readonly hasSeveralLines?: true
}

const choose = (claim: ClaimJourney, name: RegExp, path: string, step?: string): Promise<void> =>
  claim.pick(name, path, step)

export const EXTENDED_HEALTH: TypeOfClaim = {
  type: 'XX-HEAL',
  persona: 'default',
  async answer(claim) {
    const { member } = claim
    await claim.chooseType(/^(Extended health|Soins de santé complémentaires)/)
    await claim.notAnAccident()
    // the first choice is a provider whom the member has seen before, so there is no search
    const recent = member.page.getByRole('group', { name: member.text('claims.providers.recent') })
    await claim.pick(recent.getByRole('radio'), 'service-list')
    // the insured service of the last visit to this provider is already chosen, if the insurer's list contains that
    // service
    if ((await member.page.getByRole('checkbox', { checked: true }).count()) === 0)
      await member.hands.choose(member.page.getByRole('checkbox').first())
    await claim.goOn('claim-details')
    await claim.enterVisits([VISIT])
    await claim.noOtherCoverage()
  },
  arrives: { claimType: 'XX-HEAL', benefitServices: [{ amountPaid: VISIT.stored, dateOfService: DATE }] },
  shown: /80[.,]00/,
}

export const DENTAL: TypeOfClaim = {
  type: 'XX-DENT',
  persona: 'default',
  async answer(claim) {
    const { member } = claim
    await choose(claim, /^(Dental|Soins dentaires)/, 'before-start/dental', 'before-start-dental')
    await claim.notAnAccident()
    await choose(claim, /^(Dentist|Dentiste)$/, 'provider-search/results', 'provider-results')
    await member.press(member.button('claims.providers.elsewhere'))
    await claim.shows('provider-search')
    await claim.search('Dieppe')
    await claim.pick(member.page.getByRole('radio'), 'claim-details')
    await claim.enterVisits([VISIT])
    await claim.noOtherCoverage()
  },
  arrives: {
    claimType: 'XX-DENT',
    lob: '02',
    benefitServices: [{ serviceId: -99, pocLobCode: '02', amountPaid: VISIT.stored, dateOfService: DATE }],
  },
  shown: /Dental care|Soins dentaires/,
}

export const DRUGS: TypeOfClaim = {
  type: 'XX-PHAR',
  persona: 'default',
  async answer(claim) {
    await choose(claim, /^(Drugs|Médicaments)/, 'before-start/drugs', 'before-start-drugs')
    await claim.goOn('claim-details')
    await claim.describeExpense('Insuline')
    await claim.noOtherCoverage()
  },
  arrives: {
    claimType: 'XX-PHAR',
    manualClaimServiceItems: [{ whatIsClaimFor: 'Insuline', amountPaid: VISIT.stored, dateOfService: DATE }],
  },
  shown: /Insuline/,
}

export const TRAVEL: TypeOfClaim = {
  type: 'XX-TRAV',
  persona: 'default',
  async answer(claim) {
    await choose(claim, /^(Travel|Voyage)/, 'before-start/travel', 'before-start-travel')
    await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'no')
    await claim.goOn('claim-details')
    await claim.describeExpense('Clinique à Boston')
    await claim.noOtherCoverage()
  },
  arrives: { claimType: 'XX-TRAV', manualClaimServiceItems: [{ whatIsClaimFor: 'Clinique à Boston' }] },
  shown: /Boston/,
}

export const VISION: TypeOfClaim = {
  type: 'XX-VISI',
  persona: 'default',
  async answer(claim) {
    const { member } = claim
    await choose(claim, /^(Vision|Soins de la vue)/, 'before-start')
    await claim.goOn('provider-type/vision', 'provider-type-vision')
    await claim.answer('form.providerTypeVision.purchasedOnline.label', 'yes')
    await member.hands.write(member.field('form.providerTypeVision.organizationName.label'), 'Lunettes Clic')
    await claim.goOn('service-list')
    await claim.choose(/^(Glasses|Lunettes)$/, 'checkbox')
    await claim.choose(/^(Other|Autre)$/, 'checkbox')
    await claim.goOn('vision-other')
    await member.hands.write(member.field('form.visionOther.description.label'), 'Étui')
    await claim.goOn('claim-details/vision', 'claim-details-vision')
    const lines = member.page.locator('[id="claimDetailsVision_lines"] section')
    await expect(lines).toHaveCount(2)
    for (const [index, amount] of ['320', '15'].entries()) {
      const line = lines.nth(index)
      await member.hands.choose(line.getByRole('radio', { name: VISIT.person }))
      for (const part of ['day', 'month', 'year'] as const)
        await member.hands.write(line.getByLabel(member.text(`form.date.${part}`), { exact: true }), VISIT[part])
      await member.hands.write(line.getByLabel(member.text('form.claimDetailsVision.lines.amountPaid.label')), amount)
    }
    await claim.answer('form.claimDetailsVision.lines.hasPrescription.label', 'yes')
    await claim.goOn('other-coverage')
    await claim.noOtherCoverage()
    // the insurer asks a question about the lenses (D-157)
    await claim.answer('form.attachDocuments.questions.yesNo.label', 'yes')
  },
  arrives: {
    claimType: 'XX-VISI',
    additionalAnswers: [{ id: 'lenses-changed', answer: 'yes' }],
    purchasedOnline: true,
    isProviderNotFound: true,
    benefitProvider: { organizationName: 'Lunettes Clic' },
    benefitServices: [
      { serviceCode: 'OPTI01', subcategoryId: 2, amountPaid: '320.00', hasPrescription: true },
      { subcategoryId: 0, isServiceTypeOther: true, description: 'Étui', amountPaid: '15.00' },
    ],
  },
  shown: /Glasses|Lunettes/,
  hasSeveralLines: true,
}

export const WELLNESS: TypeOfClaim = {
  type: 'XX-PSA',
  persona: 'pwa',
  async answer(claim) {
    await choose(
      claim,
      /^(Personal wellness account|Compte de mieux-être personnel)/,
      'before-start/pwa',
      'before-start-pwa',
    )
    await claim.goOn('service-list')
    await claim.choose(/^(Fitness fees|Frais de conditionnement physique)$/, 'checkbox')
    await claim.goOn('claim-details')
    await claim.enterVisits([VISIT])
    await claim.goOn('attach-documents')
  },
  arrives: {
    claimType: 'XX-PSA',
    benefitServices: [{ serviceCode: 'FITN0001', amountPaid: VISIT.stored, dateOfService: DATE }],
  },
  shown: /Fitness fees|Frais de conditionnement physique/,
}

const happened = (
  type: 'XX-DCI' | 'XX-LADD',
  name: RegExp,
  event: 'hasDCICriticalIllness' | 'hasLADDTerminalIllness',
  shown: RegExp,
): TypeOfClaim => ({
  type,
  persona: 'default',
  async answer(claim) {
    const { member } = claim
    await choose(claim, name, 'before-start/disability', 'before-start-disability')
    await claim.choose(member.text(`claims.disability.${event}`), 'checkbox')
    await claim.goOn('claim-details')
    await member.hands.choose(member.page.getByRole('radio', { name: VISIT.person }))
    await claim.enterDay()
    await claim.goOn('attach-documents')
  },
  arrives: { claimType: type, [event]: true, manualClaimServiceItems: [{ dateOfService: DATE }] },
  shown,
})
export const DISABILITY = happened(
  'XX-DCI',
  /^(Disability and critical illness|Invalidité et maladie grave)/,
  'hasDCICriticalIllness',
  /Disability|Invalidité/,
)
export const LIFE = happened(
  'XX-LADD',
  /^(Life, accidental death and dismemberment|Assurance vie, décès accidentel et mutilation)/,
  'hasLADDTerminalIllness',
  /Life|Assurance vie/,
)

/** Attaches the documents and sends the claim. Returns the claim that the service received. */
async function sends(claim: ClaimJourney): Promise<Arrival> {
  await claim.attach()
  await claim.send()
  const [arrival, ...others] = await claim.member.sandbox.claims()
  expect(others).toEqual([])
  return arrival!
}

/** Answers and sends a claim that has begun. Checks that the service received these answers. */
export async function isClaimed(claim: ClaimJourney, type: TypeOfClaim): Promise<Arrival> {
  await type.answer(claim)
  const arrival = await sends(claim)
  expect(arrival.claimExtraInfo).toMatchObject(type.arrives)
  return arrival
}

/** Signs in as a persona whose plan has this claim type, and submits a claim from the first page of the wizard. */
export async function isClaimedFromTheStart(member: Member, type: TypeOfClaim, locale: Locale): Promise<void> {
  await member.signIn(type.persona, locale, '/submit-claim/claim-type')
  const claim = new ClaimJourney(member)
  await claim.shows('claim-type')
  await isClaimed(claim, type)
  await isDecided(member, type.shown, type.hasSeveralLines)
}

/**
 * Goes from the confirmation to the claim, then to the history, and checks the row of the decided claim. A claim of
 * several lines leads to the history at once.
 */
export async function isDecided(member: Member, shown: RegExp, hasSeveralLines = false): Promise<void> {
  await member.sandbox.advance(61)
  if (hasSeveralLines) await member.press(member.link('claims.receipt.history'))
  else {
    await member.press(member.link('claims.receipt.see'))
    await expect(member.page).toHaveURL(/\/history\/details\/C\d+\/\d+$/)
    await expect(member.heading('history.story.steps')).toBeVisible()
    await member.goTo('/history')
  }
  await member.isAt('/history')
  await expect(member.page.getByRole('row').filter({ hasText: shown }).first()).toContainText(
    member.text('status.processed'),
  )
}
