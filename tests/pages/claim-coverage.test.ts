import { describe, expect, test } from 'vitest'
import type { MessageId } from '~generated/i18n/messages.ts'
import { page } from 'vitest/browser'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { Claim } from './support/claim.ts'
import { drugsAt, physiotherapyAt, VISITED, type ClaimSteps } from './support/drafts.ts'
import { contains } from './support/contains.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
type Coverage = NonNullable<ClaimSteps['other-coverage']>

const opens = async (options: PageOptions = {}): Promise<Claim> =>
  new Claim(await renderPage('claims.other-coverage', { draft: physiotherapyAt('other-coverage'), ...options }))
const paid = ({ member }: Claim) =>
  page.getByLabelText(member.text('form.otherCoverage.lines.amountPaidByOtherCarrier.label'))

/**
 * A claim for which the member has confirmed the coverage on file and has answered that the other insurer has already
 * processed the claim.
 */
async function wentToOtherFirst(options: PageOptions = {}): Promise<Claim> {
  const claim = await opens({ persona: 'cob', ...options })
  for (const question of ['doesMemberHaveOtherCov', 'infoOnFileValid', 'wasSubmittedToOtherFirst'] as const)
    await claim.answer(`form.otherCoverage.${question}.label`, 'yes')
  return claim
}

describe('coverage with another insurer', () => {
  test(
    'coverage that has ended is shown with its end date, and the member is not asked to confirm the information',
    { tags: ['CLAIM-50', 'DATA-21'] },
    async () => {
      const ended = {
        extCovCarrierCode: 'NORTHSTAR',
        extCovPrimaryInd: true,
        carrierName: 'Northstar Assurance',
        extCovTermDate: '20251231',
      }
      const { member } = await opens({
        persona: 'cob',
        before: (sandbox) => sandbox.faults([{ operationId: 'getCob', status: 200, body: ended }]),
      })
      await expect.element(member.getByText('claims.coverage.ended')).toBeVisible()
      await expect.element(page.getByText('2025-12-31').first()).toBeVisible()
      await expect.element(member.getByText('claims.coverage.pays-first')).not.toBeInTheDocument()
      await new Claim(member).answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
      await expect.element(member.field('form.otherCoverage.cobNewInfoMemberName.label')).toBeVisible()
      await expect
        .element(page.getByRole('radiogroup', { name: member.text('form.otherCoverage.infoOnFileValid.label') }))
        .not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  test('the page does not say who pays first if the service does not say it', { tags: ['D-348'] }, async () => {
    const { member } = await opens({
      persona: 'cob',
      before: (sandbox) =>
        sandbox.faults([{ operationId: 'getCob', status: 200, body: { extCovCarrierCode: 'NORTHSTAR' } }]),
    })
    await expect.element(page.getByText('NORTHSTAR').first()).toBeVisible()
    await expect.element(member.getByText('claims.coverage.pays-first')).not.toBeInTheDocument()
  })

  test(
    'the step about another insurer shows the coverage that is on file there, and asks whether it is still right',
    { tags: ['CLAIM-41', 'CLAIM-45', 'CLAIM-50', 'D-175'] },
    async () => {
      const claim = await opens({ persona: 'cob', ...PHONE_FR })
      await expect.element(page.getByText('Assurance Northstar').first()).toBeVisible()
      await expect.element(page.getByText('2019-01-01', { exact: true }).first()).toBeVisible()
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
      await claim.answer('form.otherCoverage.infoOnFileValid.label', 'no')
      await expect.element(claim.member.field('form.otherCoverage.cobNewInfoMemberName.label')).toBeVisible()
      await claim.answer('form.otherCoverage.infoOnFileValid.label', 'yes')
      await expect.element(claim.member.field('form.otherCoverage.cobNewInfoMemberName.label')).not.toBeInTheDocument()
    },
  )

  test(
    'the coverage of each person with another insurer is shown by name and requested for the benefit of the claim',
    { tags: ['CLAIM-42', 'D-202'] },
    async () => {
      const { member } = await opens({ persona: 'cob', ...PHONE_FR })
      for (const person of ['Marie-Ève Roy-Côté', 'Théo Cormier-Roy'])
        await expect
          .element(page.getByRole('region', { name: member.text('claims.coverage.on-file.person', { person }) }))
          .toBeVisible()
      for (const { url } of member.sent('GET', /\/cob$/)) expect(url.search).toMatch(/^\?lob=EHB&benefit=PARA&/)
      await member.expectNoAxeViolations()
    },
  )

  test(
    'the member must enter the end date of coverage that has ended, which cannot be before its start',
    { tags: ['CLAIM-47', 'D-361'] },
    async () => {
      const claim = await opens({ persona: 'cob' })
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
      await claim.answer('form.otherCoverage.anyPastCovThatEnded.label', 'yes')
      await claim.complains('form.otherCoverage.cobPrevInfoTermDate.error.required')
      await claim.writeDay(page, '1', '1', '2015')
      await claim.complains('form.otherCoverage.cobPrevInfoTermDate.error.fromNotAfterTo')
    },
  )

  test(
    'the page says that two answers about coverage on file do not agree, and the member can continue',
    { tags: ['D-361'] },
    async () => {
      const claim = await opens({ persona: 'cob' })
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
      await claim.answer('form.otherCoverage.anyPastCovThatEnded.label', 'no')
      await expect.element(claim.member.getByText('claims.coverage.not-ended')).toBeVisible()
      await claim.member.expectNoAxeViolations()
      await claim.goOn('claim-summary')
    },
  )

  test('the member must describe the other plan if its coverage is not on file', { tags: ['CLAIM-46'] }, async () => {
    const claim = await opens(PHONE_FR)
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
    await claim.complains(
      'form.otherCoverage.cobNewInfoMemberName.error.required',
      'form.otherCoverage.covers.error.required',
    )
    await claim.member.expectNoAxeViolations()
  })

  test(
    'the other coverage that a member described is still in the form when the step is opened again',
    { tags: ['CLAIM-46'] },
    async () => {
      const claim = await opens()
      const { member } = claim
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
      await member.write(member.field('form.otherCoverage.cobNewInfoMemberName.label'), 'Daniel Cormier')
      await member.write(member.field('form.otherCoverage.cobNewInfoPolicyId.label'), 'NS-4471')
      await member.write(member.field('form.otherCoverage.cobNewInfoIdNumber.label'), '88-1203')
      await claim.writeDay(page, '1', '2', '2024')
      await claim.choose(member.text('form.otherCoverage.cobNewInfoIsIndividual.option.false'))
      await claim.choose(member.text('form.otherCoverage.covers.option.cobNewInfoHasHealth'), 'checkbox')
      await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'no')
      await claim.goOn('claim-summary')
      await member.press(member.button('claims.back'))
      await claim.shows('other-coverage')
      await expect.element(member.field('form.otherCoverage.cobNewInfoPolicyId.label')).toHaveValue('NS-4471')
      await expect.element(page.getByLabelText('Year', { exact: true })).toHaveValue('2024')
    },
  )
})

describe('question about other coverage on the details step', { tags: ['CLAIM-41', 'D-213'] }, () => {
  /** A claim with all details, but without an answer about other coverage. */
  const details = async (options: PageOptions = {}) => {
    const claim = new Claim(
      await renderPage('claims.claim-details', { draft: physiotherapyAt('other-coverage'), ...options }),
    )
    return {
      claim,
      says: (answer: 'yes' | 'no') => claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', answer),
    }
  }

  test('the claim skips the other coverage page if the member has no other coverage and no coverage is on file', async () => {
    const { claim, says } = await details(PHONE_FR)
    await says('no')
    await claim.goOn('claim-summary')
    expect(getDraft(memberId()).answers['other-coverage']).toMatchObject({
      hasInfoOnFile: false,
      doesMemberHaveOtherCov: false,
    })
    await claim.member.press(claim.member.button('claims.back'))
    await claim.shows('claim-details')
  })

  test('the claim asks about coverage with another insurer that is on file, even if the member said there is none', async () => {
    const { claim, says } = await details({ persona: 'cob' })
    await says('no')
    await claim.goOn('other-coverage')
    await expect.element(page.getByText('Northstar Assurance').first()).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'No', exact: true }).first()).toBeChecked()
  })

  test('a member who changes the answer about other coverage to Yes then sees Yes selected on the other coverage page', async () => {
    const { claim, says } = await details({
      draft: physiotherapyAt('attach-documents'),
    })
    await expect.element(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await says('yes')
    await claim.goOn('other-coverage')
    await expect.element(page.getByRole('radio', { name: 'Yes', exact: true }).first()).toBeChecked()
    await expect.element(claim.member.field('form.otherCoverage.cobNewInfoMemberName.label')).toBeVisible()
  })
})

describe('other insurer that pays first', () => {
  /** A visit of the spouse, for whom the other insurer pays first. */
  const visit = {
    participantId: '2' as string,
    dateOfService: VISITED,
    amountPaid: '80.00',
    needsPrescription: false,
  } as const
  const forSpouse = (...others: Partial<typeof visit>[]): PageOptions => ({
    persona: 'cob',
    draft: physiotherapyAt('other-coverage', {
      'claim-details': {
        lines: ['101#1', '102#1'].map((key, index) => ({ key, ...visit, ...others[index] })),
      },
    }),
  })
  const title = (claim: Claim, people = 'all') =>
    page.getByText(claim.member.text('claims.coverage.first.title', { insurer: 'Assurance Northstar', people }))

  const said = async (options: PageOptions, isRight: 'yes' | 'no') => {
    const claim = await opens({ persona: 'cob', ...options })
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'yes')
    await claim.answer('form.otherCoverage.infoOnFileValid.label', isRight)
    await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'no')
    return claim
  }
  test(
    'the page advises claiming from an insurer that should pay first, but the member can continue without doing so',
    { tags: ['CLAIM-48'] },
    async () => {
      const claim = await said({ ...forSpouse(), ...PHONE_FR }, 'yes')
      await expect.element(title(claim)).toBeVisible()
      await expect.element(page.getByText(claim.member.text('claims.coverage.first.text'))).toBeVisible()
      await claim.member.expectNoAxeViolations()
      await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'yes')
      await expect.element(title(claim)).not.toBeInTheDocument()
      await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'no')
      await claim.goOn('claim-summary')
    },
  )

  test('in a claim for several people, the page names those whose other insurer should pay first', async () => {
    const claim = await said({ ...forSpouse({ participantId: '1' }), ...PHONE_FR }, 'yes')
    await expect.element(title(claim, 'Daniel Cormier')).toBeVisible()
    await expect.element(title(claim)).not.toBeInTheDocument()
  })

  test('the page does not name a person whose coverage with the other insurer ended before the visit', async () => {
    const primary = { operationId: 'getCob', patch: { extCovPrimaryInd: true } } as const
    const ended = { ...primary, patch: { ...primary.patch, extCovTermDate: '20200101' }, times: 1 }
    const claim = await said(
      { ...forSpouse({ participantId: '1' }), before: (sandbox) => sandbox.faults([ended, primary]) },
      'yes',
    )
    await expect.element(page.getByText(/^Send the expenses of .* first$/)).toBeVisible()
    await expect.element(title(claim)).not.toBeInTheDocument()
  })

  test(
    'the page names no insurer that should pay first if the coverage on file is outdated or pays second',
    { tags: ['CLAIM-45'] },
    async () => {
      const outdated = await said(forSpouse(), 'no')
      await expect.element(outdated.member.field('form.otherCoverage.cobNewInfoMemberName.label')).toBeVisible()
      await expect.element(title(outdated)).not.toBeInTheDocument()
      const second = await said({}, 'yes')
      await expect.element(title(second)).not.toBeInTheDocument()
    },
  )
})

describe('payment of the other insurer', () => {
  test(
    'the payment of the other insurer is entered for each line and cannot exceed the amount that the member paid',
    { tags: ['CLAIM-35', 'D-106'] },
    async () => {
      const claim = await wentToOtherFirst()
      await expect.poll(() => paid(claim).length).toBe(2)
      await claim.member.write(paid(claim).nth(0), '10')
      await claim.member.write(paid(claim).nth(1), '200')
      await claim.complains('form.otherCoverage.lines.amountPaidByOtherCarrier.error.max_value')
      await claim.member.write(paid(claim).nth(1), '50,25')
      await claim.goOn('attach-documents')
    },
  )

  test(
    'the reasons for a partial payment are requested with hsaType NONE for a member without a spending account',
    { tags: ['CLAIM-51'] },
    async () => {
      const { member } = await wentToOtherFirst()
      expect(member.sent('GET', /cob-reasons$/).map(({ url }) => url.searchParams.get('hsaType'))).toEqual(['NONE'])
    },
  )

  /** A claim whose first line the other insurer refused to pay, with the given reason. */
  async function because(reason: string, options: PageOptions = {}): Promise<Claim> {
    const claim = await wentToOtherFirst(options)
    await claim.member.write(paid(claim).nth(0), '0')
    await claim.member.write(paid(claim).nth(1), '50.25')
    await claim.choose(reason)
    await claim.member.press(claim.member.button('claims.continue'))
    return claim
  }

  const endsTheClaim = (reason: string, said: string, explanation: MessageId) => async () => {
    const claim = await because(reason)
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByText(claim.member.text(explanation))).toBeVisible()
    await claim.shows('other-coverage')
  }

  test(
    'the claim cannot continue if the other insurer refused a claim line because a prescription is missing',
    { tags: ['CLAIM-55', 'CLAIM-58', 'ERR-32'] },
    endsTheClaim(
      'Requires prescription',
      'A prescription is required to complete this claim submission.',
      'claims.stop.reason.4',
    ),
  )
  test(
    'the claim cannot continue if the other insurer refused a claim line because an authorization is missing',
    { tags: ['CLAIM-56', 'CLAIM-58', 'ERR-32'] },
    endsTheClaim(
      'Requires prior authorization',
      'Prior authorization is required to complete this claim submission.',
      'claims.stop.reason.5',
    ),
  )

  test(
    'the page asks why the other insurer paid only a part of a claim line, but not about a fully paid line',
    { tags: ['D-174'] },
    async () => {
      const claim = await wentToOtherFirst(PHONE_FR)
      const why = page.getByRole('radiogroup', {
        name: claim.member.text('form.otherCoverage.lines.cobOtherReason.label'),
      })
      await claim.member.write(paid(claim).nth(0), '80')
      await claim.member.write(paid(claim).nth(1), '50')
      await expect.poll(() => why.length).toBe(1)
      await claim.choose(/^Autre/)
      await claim.complains('form.otherCoverage.lines.cobOtherReasonNote.error.required')
      await claim.member.write(paid(claim).nth(1), '95,50')
      await expect.poll(() => why.length).toBe(0)
      await claim.member.write(paid(claim).nth(1), '95,49')
      await claim.choose(/Fréquence maximale/)
      await claim.goOn('attach-documents')
    },
  )

  test(
    'a claim line that the other insurer refused for another reason needs a note before the claim continues',
    { tags: ['CLAIM-57', 'CLAIM-58'] },
    async () => {
      const claim = await because('Other')
      const { member } = claim
      await expect
        .element(page.getByText(member.text('form.otherCoverage.lines.cobOtherReasonNote.error.required')).first())
        .toBeVisible()
      await member.write(
        page.getByLabelText(member.text('form.otherCoverage.lines.cobOtherReasonNote.label')),
        'The plan ended in June',
      )
      await claim.goOn('attach-documents')
    },
  )
})

test(
  "the other insurer's payment for drugs and travel is entered for each expense, sent with the claim and on its receipt",
  { tags: ['CLAIM-48', 'D-178', 'D-360'] },
  async () => {
    const items = [
      { participant: '1', dateOfService: VISITED, whatIsClaimFor: 'Insuline', amountPaid: '80.00' },
      { participant: '3', dateOfService: VISITED, whatIsClaimFor: 'Ventolin', amountPaid: '40.00' },
    ]
    const draft = { ...drugsAt('confirmation', { 'claim-items': { items } }) }
    const claim = await wentToOtherFirst({
      draft: { ...draft, completedSteps: draft.completedSteps.filter((step) => step !== 'other-coverage') },
    })
    const { member } = claim
    await expect.element(page.getByRole('region', { name: 'Ventolin' })).toBeVisible()
    await member.write(paid(claim).nth(0), '80')
    await claim.complains('form.otherCoverage.lines.amountPaidByOtherCarrier.error.required')
    await member.write(paid(claim).nth(1), '10')
    await claim.choose('Not an eligible benefit')
    await claim.goOn('attach-documents')
    await claim.goOn('documents-to-attach')
    await claim.choose(member.text('claims.document.receipt'), 'checkbox')
    await claim.choose(member.text('claims.document.other-insurer-statement'), 'checkbox')
    await claim.goOn('claim-summary')
    await expect.element(page.getByText('Not an eligible benefit')).toBeVisible()
    await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await member.press(claim.lastButton())
    await member.isAt('/submit-claim/success')
    await contains(page.getByRole('main'), `${member.text('claims.receipt.other')}$90.00`)
    const [arrival] = await member.sandbox.claims()
    expect(arrival?.claimExtraInfo.manualClaimServiceItems).toMatchObject([
      { whatIsClaimFor: 'Insuline', amountPaidByOtherCarrier: '80.00', wasSubmittedToOtherFirst: true },
      { whatIsClaimFor: 'Ventolin', amountPaidByOtherCarrier: '10.00', cobOtherReason: 3 },
    ])
  },
)

const WENT_FIRST: Coverage = {
  hasInfoOnFile: true,
  doesMemberHaveOtherCov: true,
  infoOnFileValid: true,
  wasSubmittedToOtherFirst: true,
  lines: [
    {
      key: '101#1',
      amountPaid: '80.00',
      amountPaidByOtherCarrier: '0.00',
      cobOtherReason: 'note:6',
      cobOtherReasonNote: 'The plan ended in June',
    },
    { key: '102#1', amountPaid: '95.50', amountPaidByOtherCarrier: '50.25' },
  ],
}
const NEW: Coverage = {
  hasInfoOnFile: false,
  doesMemberHaveOtherCov: true,
  cobNewInfoMemberName: 'Daniel Cormier',
  cobNewInfoPolicyId: 'NS-4471',
  cobNewInfoIdNumber: '88-1203',
  cobNewInfoEffDate: '20240201',
  cobNewInfoIsIndividual: false,
  covers: ['cobNewInfoHasHealth'],
  wasSubmittedToOtherFirst: false,
}

describe("claim after another insurer's payment", () => {
  test("the summary shows the other insurer's payment and the reasons given for it", { tags: ['D-155'] }, async () => {
    await renderPage('claims.claim-summary', {
      persona: 'cob',
      draft: physiotherapyAt('claim-summary', { 'other-coverage': WENT_FIRST }),
    })
    await expect.element(page.getByText(/The plan ended in June/)).toBeVisible()
    await expect.element(page.getByText('$50.25')).toBeVisible()
  })

  test(
    'the summary shows the new plan, or the end date of the old plan, if the coverage on file is outdated',
    { tags: ['D-155', 'CLAIM-75', 'DATA-27'] },
    async () => {
      const summary = (coverage: Coverage) =>
        renderPage('claims.claim-summary', {
          persona: 'cob',
          draft: physiotherapyAt('claim-summary', { 'other-coverage': coverage }),
          ...PHONE_FR,
        })
      const member = await summary({ ...NEW, hasInfoOnFile: true, infoOnFileValid: false })
      const said = page.getByRole('main')
      for (const answer of ['Daniel Cormier', 'NS-4471', '88-1203', '2024-02-01'])
        await expect.element(said.getByText(answer, { exact: true })).toBeVisible()
      // the part of the plan on the first line of the summary has the same name
      await expect
        .element(said.getByText(member.text('form.otherCoverage.covers.option.cobNewInfoHasHealth')).nth(1))
        .toBeVisible()
      await summary({
        hasInfoOnFile: true,
        doesMemberHaveOtherCov: false,
        anyPastCovThatEnded: true,
        cobPrevInfoTermDate: '20240630',
      })
      await expect.element(said.getByText('2024-06-30', { exact: true })).toBeVisible()
    },
  )

  test(
    'a claim that another insurer paid first cannot continue without documents',
    { tags: ['CLAIM-61'] },
    async () => {
      const draft = physiotherapyAt('documents-to-attach', {
        'other-coverage': WENT_FIRST,
        'attach-documents': { files: [] },
      })
      const claim = new Claim(await renderPage('claims.documents-to-attach', { persona: 'cob', draft, ...PHONE_FR }))
      const { member } = claim
      await member.press(member.button('claims.continue'))
      await expect.element(page.getByText(member.text('claims.stop.documents'))).toBeVisible()
      expect(document.title).toMatch(/^Erreur/)
      expect(document.activeElement?.textContent).toContain(member.text('claims.stop.documents'))
      await member.expectNoAxeViolations()
      await member.press(member.button('claims.attached.change'))
      await claim.shows('attach-documents')
    },
  )
})

describe('coordination of benefits in a submission', () => {
  async function sends(persona: string, coverage: Coverage) {
    const draft = physiotherapyAt('confirmation', { 'other-coverage': coverage })
    const claim = new Claim(await renderPage('claims.confirmation', { persona, draft }))
    await claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await claim.member.press(claim.lastButton())
    await claim.member.isAt('/submit-claim/success')
    const [arrival] = await claim.member.sandbox.claims()
    return arrival!.claimExtraInfo
  }

  test(
    'a claim contains the answer about the coverage on file, and the insurer of that coverage',
    { tags: ['CLAIM-45', 'CLAIM-49'] },
    async () => {
      const { coordinationOfBenefits } = await sends('cob', WENT_FIRST)
      expect(coordinationOfBenefits).toMatchObject({
        doesMemberHaveOtherCov: true,
        infoOnFileValid: true,
        cobCovChanged: false,
        wasSubmittedToOtherFirst: true,
      })
      expect(coordinationOfBenefits).toMatchObject({
        extCovCarrierCode: 'NORTHSTAR',
        extCovPrimaryInd: expect.anything() as unknown,
      })
    },
  )

  test(
    'a claim has the amount, reason and note of the other insurer for each line, and is not processed in real time',
    { tags: ['CLAIM-57', 'CLAIM-59'] },
    async () => {
      const { benefitServices, isRta } = await sends('cob', WENT_FIRST)
      expect(isRta).toBe(false)
      expect(
        benefitServices?.map(({ amountPaidByOtherCarrier, cobOtherReason, cobOtherReasonNote }) => ({
          amountPaidByOtherCarrier,
          cobOtherReason,
          cobOtherReasonNote,
        })),
      ).toEqual([
        { amountPaidByOtherCarrier: '0.00', cobOtherReason: 6, cobOtherReasonNote: 'The plan ended in June' },
        { amountPaidByOtherCarrier: '50.25', cobOtherReason: undefined, cobOtherReasonNote: undefined },
      ])
    },
  )

  test(
    'a submitted claim contains the other plan, with its start date in eight digits and its kinds of benefit',
    { tags: ['CLAIM-46'] },
    async () => {
      expect((await sends('default', NEW)).coordinationOfBenefits).toMatchObject({
        cobNewInfoMemberName: 'Daniel Cormier',
        cobNewInfoPolicyId: 'NS-4471',
        cobNewInfoIdNumber: '88-1203',
        cobNewInfoEffDate: '20240201',
        cobNewInfoIsIndividual: false,
        cobNewInfoHasHealth: true,
        cobNewInfoHasDental: false,
        wasSubmittedToOtherFirst: false,
      })
    },
  )
})

test(
  'the question about a health spending account is skipped in a claim of a plan without such an account',
  { tags: ['D-154'] },
  async () => {
    const claim = await opens({ persona: 'cob' })
    await claim.member.goTo('/submit-claim/hsa')
    await claim.shows('other-coverage')
  },
)
