import { describe, expect, test } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import { Claim, stepPage } from './support/claim.ts'
import {
  dentalAt,
  draftOf,
  drugsAt,
  eventAt,
  physiotherapyAt,
  receiptPhoto,
  travelAt,
  visionAt,
  VISITED,
  wellnessAt,
  type ClaimSteps,
} from './support/drafts.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { sentRequests } from './support/requests.ts'

const DESKTOP_EN = { locale: 'en', width: 1280 } as const
const PHONE_FR = { locale: 'fr', width: 360 } as const
const LOOKS = [DESKTOP_EN, PHONE_FR] as const
const lastLineOf = (claim: Claim, lines: Locator) => claim.writeDay(lines.last(), '10', '11', '2025')

describe('the first page after the choice of a claim type', () => {
  type Needed = 'receipt' | 'provider' | 'dental' | 'drugs' | 'doctor' | 'event' | 'processed' | 'wellness' | 'travel'
  const begins =
    (type: string, variant: string, needed: Needed, options: PageOptions & { readonly locale: 'en' | 'fr' }) =>
    async () => {
      const claim = new Claim(await renderPage('claims.claim-type', options))
      const { member } = claim
      const { claimTypes } = await commands.benefits()
      const name = claimTypes.find(({ code }) => code === type)!.name[options.locale]
      await claim.choose(new RegExp(`^${name}`))
      await claim.goOn(variant)
      await expect.element(member.getByText(`claims.before-start.needed.${needed}`)).toBeVisible()
      await expect.element(page.getByText(/12\s(months|mois)/).first()).toBeVisible()
      if (variant !== 'before-start') await member.expectNoAxeViolations()
    }

  test(
    'a claim of type XX-PRAC begins with a page that lists what the member needs for this type (en, 1280 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-109'] },
    begins('XX-PRAC', 'before-start', 'receipt', DESKTOP_EN),
  )
  test(
    'a claim of type XX-HEAL begins with a page that lists what the member needs for this type (fr, 360 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-109'] },
    begins('XX-HEAL', 'before-start', 'provider', PHONE_FR),
  )
  test(
    'a claim of type XX-VISI begins with a page that lists what the member needs for this type (en, 1280 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-109'] },
    begins('XX-VISI', 'before-start', 'receipt', DESKTOP_EN),
  )
  test(
    'a claim of type XX-DENT begins with a page that lists what the member needs for this type (fr, 360 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-110'] },
    begins('XX-DENT', 'before-start-dental', 'dental', PHONE_FR),
  )
  test(
    'a claim of type XX-PHAR begins with a page that lists what the member needs for this type (en, 1280 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-111'] },
    begins('XX-PHAR', 'before-start-drugs', 'drugs', DESKTOP_EN),
  )
  test(
    'a claim of type XX-DCI begins with a page that lists what the member needs for this type (fr, 360 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-112'] },
    begins('XX-DCI', 'before-start-disability', 'doctor', PHONE_FR),
  )
  test(
    'a claim of type XX-LADD begins with a page that lists what the member needs for this type (en, 1280 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-112'] },
    begins('XX-LADD', 'before-start-disability', 'event', DESKTOP_EN),
  )
  test(
    'a claim of type XX-HSA begins with a page that lists what the member needs for this type (fr, 360 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-113'] },
    begins('XX-HSA', 'before-start-hsa', 'processed', { ...PHONE_FR, persona: 'hsa' }),
  )
  test(
    'a claim of type XX-PSA begins with a page that lists what the member needs for this type (en, 1280 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-114'] },
    begins('XX-PSA', 'before-start-pwa', 'wellness', { ...DESKTOP_EN, persona: 'pwa' }),
  )
  test(
    'a claim of type XX-TRAV begins with a page that lists what the member needs for this type (fr, 360 px)',
    { tags: ['CLAIM-04', 'CLAIM-10', 'CLAIM-11', 'ROUTE-115'] },
    begins('XX-TRAV', 'before-start-travel', 'travel', PHONE_FR),
  )
})

test(
  'a claim for extended health care has the same steps as a practitioner claim',
  { tags: ['CLAIM-04'] },
  async () => {
    const draft = physiotherapyAt('treatment-for-accident', { 'claim-type': { claimType: 'XX-HEAL' } })
    const claim = new Claim(await renderPage(stepPage('treatment-for-accident'), { draft }))
    await claim.answer('form.treatmentForAccident.isAccident.label', 'no')
    await claim.goOn('provider-type')
    await expect.element(page.getByRole('radio', { name: 'Physiotherapist' }).last()).toBeVisible()
  },
)

describe('provider of a visit', () => {
  test(
    'providers that the member has recently seen are offered before the provider types',
    { tags: ['CLAIM-14'] },
    async () => {
      const claim = new Claim(
        await renderPage(stepPage('provider-type'), { draft: physiotherapyAt('provider-type'), ...PHONE_FR }),
      )
      const { member } = claim
      for (const path of [/provider-types$/, /recent-providers$/]) expect(member.sent('GET', path)).toHaveLength(1)
      await expect.element(page.getByRole('group', { name: member.text('claims.providers.recent') })).toBeVisible()
      await expect.element(page.getByRole('radio', { name: /^Physiothérapeute$/ })).toBeVisible()
      // a provider from the list skips the search
      await claim.pick(page.getByRole('radio').first(), 'service-list')
    },
  )

  test(
    'the provider search shows address, telephone number and distance, in the order of the directory',
    { tags: ['CLAIM-22', 'D-109'] },
    async () => {
      const { member } = new Claim(
        await renderPage(stepPage('provider-results'), { draft: physiotherapyAt('provider-results') }),
      )
      const found = page.css('label').filter({ has: page.getByText(/\skm/) })
      await expect.poll(() => found.length).toBeGreaterThan(2)
      for (const each of found.elements())
        expect(each.textContent).toMatch(/Physiotherapist, .+, Moncton, .*\d{3}.\d{4}.*\d\skm/)
      const [first, second] = found.elements().map(({ textContent }) => Number(/([\d.]+)\skm/.exec(textContent)?.[1]))
      expect(first).toBeLessThanOrEqual(second!)
      expect(member.sent('GET', /health-professionals/)).toHaveLength(1)
    },
  )
})

describe('dental claim', () => {
  test(
    'the choice of a dentist leads to the details of a dental claim with one line, not to a list of services',
    { tags: ['CLAIM-31', 'D-112'] },
    async () => {
      const draft = dentalAt('provider-results', {
        'provider-search': { how: 'search', city: 'Dieppe', province: 'NB' },
      })
      const claim = new Claim(await renderPage(stepPage('provider-results'), { draft, ...PHONE_FR }))
      await claim.pick(page.getByRole('radio').first(), 'claim-details')
      const lines = page.css('[id="visitDetails_lines"] section')
      await expect.poll(() => lines.length).toBe(1)
      await expect.element(lines.first()).toMatchTextContent(/Soins dentaires/)
    },
  )
})

describe("drug claim in the member's own words", () => {
  const lines = page.css('[id="claimItems_items"] section')
  const opens = async (look: (typeof LOOKS)[number] = DESKTOP_EN) => {
    const claim = new Claim(await renderPage(stepPage('claim-items'), { draft: drugsAt('claim-items'), ...look }))
    return {
      claim,
      member: claim.member,
      what: lines.getByLabelText(claim.member.text('form.claimItems.items.whatIsClaimFor.label')),
    }
  }

  test('a drug claim reports missing answers', { tags: ['CLAIM-38'] }, async () => {
    const { claim, member } = await opens(PHONE_FR)
    await claim.complains(
      'form.claimItems.items.participant.error.required',
      'form.claimItems.items.dateOfService.error.required',
      'form.claimItems.items.whatIsClaimFor.error.required',
      'form.claimItems.items.amountPaid.error.required',
    )
    await member.expectNoAxeViolations()
  })

  test(
    'the member adds, changes and removes lines of a drug claim without any request to the service',
    { tags: ['CLAIM-38', 'CLAIM-39'] },
    async () => {
      const { member, what } = await opens()
      // the test waits for the last request that the page sends when it opens
      await expect.poll(() => member.sent('GET', /terms-and-conditions/).length).toBe(1)
      const asked = sentRequests().length
      await member.press(member.button('form.claimItems.items.add'))
      await expect.poll(() => lines.length).toBe(2)
      await member.write(what.last(), 'Aspirine')
      await member.write(what.last(), 'Insuline')
      await member.press(lines.first().getByRole('button').first())
      await expect.poll(() => lines.length).toBe(1)
      await expect.element(what).toHaveValue('Insuline')
      expect(sentRequests()).toHaveLength(asked)
    },
  )

  test('all lines of a drug claim can be removed at once, after a confirmation', { tags: ['CLAIM-39'] }, async () => {
    const { member, what } = await opens()
    await member.write(what.first(), 'Aspirine')
    await member.press(member.button('form.claimItems.items.add'))
    await member.press(member.button('claims.items.clear'))
    await member.expectNoAxeViolations()
    await member.press(member.button('claims.items.clear.keep'))
    await expect.poll(() => lines.length).toBe(2)
    await expect.element(what.first()).toHaveValue('Aspirine')
    await member.press(member.button('claims.items.clear'))
    await member.press(page.getByRole('dialog').getByRole('button', { name: member.text('claims.items.clear') }))
    await expect.poll(() => lines.length).toBe(1)
    await expect.element(what).toHaveValue('')
    await expect.element(page.css('[id="claimItems_items"]')).toHaveFocus()
  })

  test('the lines of a drug claim are shown when the step is opened again', { tags: ['D-119'] }, async () => {
    const { claim, member, what } = await opens(PHONE_FR)
    await claim.choose('Marie-Ève Roy-Côté')
    await lastLineOf(claim, lines)
    await member.write(what, 'Insuline')
    await member.write(lines.getByLabelText(member.text('form.claimItems.items.amountPaid.label')), '80')
    await claim.goOn('other-coverage')
    await member.press(member.button('claims.back'))
    await claim.shows('claim-items')
    await expect.element(what).toHaveValue('Insuline')
  })
})

describe('travel claim', () => {
  test(
    'travel expenses that the assistance provider handles cannot be claimed in the portal',
    { tags: ['CLAIM-83', 'ROUTE-136', 'D-117'] },
    async () => {
      const claim = new Claim(
        await renderPage(stepPage('before-start-travel'), { draft: travelAt('before-start-travel') }),
      )
      const { member } = claim
      await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'yes')
      await member.press(member.button('claims.continue'))
      await member.isAt('/submit-claim/travel-cannot-process')
      await expect.element(member.link('claims.travel-cannot-process.contact')).toBeVisible()
      await expect.element(member.getByText('claims.travel-cannot-process.handled')).toBeVisible()
      await expect.element(page.getByRole('link', { name: '800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100')
      await expect
        .element(page.getByRole('main').getByRole('link', { name: member.text('nav.find-form') }))
        .toBeVisible()
      await member.expectNoAxeViolations()
      await member.press(page.getByRole('link', { name: member.text('claims.back'), exact: true }))
      await claim.shows('before-start-travel')
    },
  )

  test('travel expenses that the plan does not cover cannot be claimed in the portal either, for that reason', async () => {
    const claim = new Claim(
      await renderPage(stepPage('before-start-travel'), {
        draft: travelAt('before-start-travel'),
        before: (sandbox) => sandbox.vary('default', { benefits: ['EHB', 'DRUGS'] }),
      }),
    )
    await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'no')
    await claim.member.press(claim.member.button('claims.continue'))
    await claim.member.isAt('/submit-claim/travel-cannot-process')
    await expect.element(claim.member.getByText('claims.travel-cannot-process.not-covered')).toBeVisible()
  })

  test("other travel expenses are described in the member's own words", { tags: ['CLAIM-04'] }, async () => {
    const claim = new Claim(
      await renderPage(stepPage('before-start-travel'), { draft: travelAt('before-start-travel'), ...PHONE_FR }),
    )
    await claim.answer('form.beforeStartTravel.handledByAssistanceProvider.label', 'no')
    await claim.goOn('claim-items')
  })

  test(
    'a travel expense asks for its country and currency and for the amount as it is on the receipt, a drug for its DIN',
    { tags: ['D-372', 'CLAIM-38'] },
    async () => {
      const { member } = new Claim(
        await renderPage(stepPage('claim-items'), { draft: travelAt('claim-items'), ...PHONE_FR }),
      )
      const details = page.getByRole('textbox', { name: member.text('claims.items.currency') })
      await expect.element(details).toHaveAccessibleDescription(/dollars américains/)
      const amount = page.getByLabelText(member.text('form.claimItems.items.amountPaid.label'))
      await expect.element(amount).toHaveAccessibleDescription(/Ne le convertissez pas/)
      await member.expectNoAxeViolations()
      await renderPage(stepPage('claim-items'), { draft: drugsAt('claim-items') })
      await expect.element(page.getByRole('textbox', { name: 'More details' })).toHaveAccessibleDescription(/\(DIN\)/)
      await expect.element(page.getByRole('textbox', { name: 'Country' })).not.toBeInTheDocument()
    },
  )
})

describe('vision claim', () => {
  test(
    'an online purchase asks for the seller and lists the subcategories of vision care for all people on the plan',
    { tags: ['CLAIM-16', 'CLAIM-17', 'CLAIM-27', 'ROUTE-118'] },
    async () => {
      const claim = new Claim(
        await renderPage(stepPage('provider-type-vision'), { draft: visionAt('provider-type-vision') }),
      )
      const { member } = claim
      await claim.complains('form.providerTypeVision.purchasedOnline.error.required')
      await claim.answer('form.providerTypeVision.purchasedOnline.label', 'yes')
      await claim.complains('form.providerTypeVision.organizationName.error.required')
      await member.expectNoAxeViolations()
      await member.write(member.field('form.providerTypeVision.organizationName.label'), 'Lunettes Clic')
      await claim.goOn('service-list-vision')
      expect(member.sent('GET', /subcategories$/).map(({ url }) => url.searchParams.get('participantId'))).toEqual([
        '1',
        '2',
        '3',
      ])
      await expect.element(page.getByRole('checkbox', { name: 'Glasses' })).toBeVisible()
    },
  )

  test(
    "a claim for a child offers the child's own subcategories of vision care",
    { tags: ['CLAIM-27', 'D-204'] },
    async () => {
      await renderPage(stepPage('service-list-vision'), { persona: 'vision', draft: visionAt('service-list-vision') })
      await expect.element(page.getByRole('checkbox', { name: 'Glasses for children' })).toBeVisible()
      expect(page.getByRole('checkbox').length).toBe(3)
    },
  )

  test('vision care that is not listed can be described in words', { tags: ['CLAIM-28', 'ROUTE-121'] }, async () => {
    const claim = new Claim(
      await renderPage(stepPage('service-list-vision'), { draft: visionAt('service-list-vision'), ...PHONE_FR }),
    )
    const { member } = claim
    await claim.choose(/^Autre$/, 'checkbox')
    await claim.goOn('vision-other')
    await claim.complains('form.visionOther.description.error.required')
    await member.expectNoAxeViolations()
    await member.write(member.field('form.visionOther.description.label'), 'Étui')
    await claim.goOn('claim-details-vision')
  })

  test(
    'a vision claim asks for subcategory, person, date and amount, and for a prescription if it is for glasses',
    { tags: ['CLAIM-36', 'ROUTE-125'] },
    async () => {
      const claim = new Claim(
        await renderPage(stepPage('claim-details-vision'), { draft: visionAt('claim-details-vision') }),
      )
      const { member } = claim
      const lines = page.css('[id="claimDetailsVision_lines"] section')
      await expect.poll(() => lines.length).toBe(2)
      await claim.complains(
        'form.claimDetailsVision.lines.participantId.error.required',
        'form.claimDetailsVision.lines.dateOfService.error.required',
        'form.claimDetailsVision.lines.amountPaid.error.required',
        'form.claimDetailsVision.lines.hasPrescription.error.required',
      )
      await member.expectNoAxeViolations()
    },
  )
})

describe('glasses with a question of the insurer', () => {
  const GLASSES: ClaimSteps = {
    'service-list-vision': { services: ['2'] },
    'claim-details-vision': {
      lines: [
        {
          subcategory: 'rx:311',
          participantId: '1',
          dateOfService: VISITED,
          amountPaid: '320.00',
          hasPrescription: true,
        },
      ],
    },
    'other-coverage': { hasInfoOnFile: false, doesMemberHaveOtherCov: false },
  }
  const QUESTION = 'L’ordonnance de vos verres a-t-elle changé?'
  const answered: ClaimSteps['attach-documents'] = {
    hasQuestions: true,
    questions: [{ id: 'lenses-changed', answerType: 'yesNo', isRequired: true, yesNo: false }],
  }

  test(
    'a claim for glasses needs an answer to the question of the insurer, and keeps the answer when the step reopens',
    { tags: ['CLAIM-60', 'DATA-18', 'D-156'] },
    async () => {
      const steps = visionAt('vision-other').answers as ClaimSteps
      const claim = new Claim(
        await renderPage(stepPage('attach-documents'), { draft: draftOf({ ...steps, ...GLASSES }), ...PHONE_FR }),
      )
      const { member } = claim
      await expect.element(page.getByRole('region', { name: QUESTION })).toBeVisible()
      await claim.complains('form.attachDocuments.questions.yesNo.error.required')
      await member.expectNoAxeViolations()
      await claim.answer('form.attachDocuments.questions.yesNo.label', 'no')
      await claim.goOn('claim-summary')
      await member.press(member.button('claims.back'))
      await claim.shows('attach-documents')
      await expect.element(page.getByRole('radio', { name: member.text('no'), exact: true })).toBeChecked()
    },
  )

  const END: ClaimSteps = {
    'attach-documents': answered,
    'documents-to-attach': { documents: [] },
    'verify-information': { confirmed: true },
  }

  test(
    "a claim for glasses shows the answer to the insurer's question in the summary and sends it",
    { tags: ['CLAIM-60', 'D-157'] },
    async () => {
      const steps = visionAt('vision-other').answers as ClaimSteps
      const claim = new Claim(
        await renderPage(stepPage('claim-summary'), { draft: draftOf({ ...steps, ...GLASSES, ...END }), ...PHONE_FR }),
      )
      const { member } = claim
      const term = page.getByRole('main').getByText(QUESTION)
      await expect.element(term).toBeVisible()
      expect(term.element().nextElementSibling?.textContent).toContain(member.text('no'))
      await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await member.press(claim.lastButton())
      await member.press(page.getByRole('dialog').getByRole('button', { name: member.text('claims.no-receipt.send') }))
      await member.isAt('/submit-claim/success')
      const [arrival] = await member.sandbox.claims()
      expect(arrival?.claimExtraInfo.additionalAnswers).toEqual([{ id: 'lenses-changed', answer: 'no' }])
    },
  )
})

describe('wellness account claim', () => {
  test(
    'a wellness claim lists the eligible expenses of the account, and a button opens the step that asks how many',
    { tags: ['ROUTE-122', 'ROUTE-123'] },
    async () => {
      const claim = new Claim(
        await renderPage(stepPage('service-list'), { persona: 'pwa', draft: wellnessAt('service-list'), ...PHONE_FR }),
      )
      await claim.choose(/^Frais de conditionnement physique$/, 'checkbox')
      await claim.goOn('claim-details')
      await claim.member.press(claim.member.button('claims.details.more'))
      await claim.shows('service-selection')
    },
  )

  test('a wellness claim cannot continue without a receipt', { tags: ['CLAIM-61', 'D-157'] }, async () => {
    const draft = wellnessAt('documents-to-attach', {
      'service-list': { services: ['1'] },
      'service-selection': { lines: [{ serviceId: '1', count: 1 }] },
      'claim-details': {
        lines: [
          { key: '1#1', needsPrescription: false, participantId: '1', dateOfService: '20251110', amountPaid: '80.00' },
        ],
      },
      'attach-documents': { files: [] },
    })
    const claim = new Claim(await renderPage(stepPage('documents-to-attach'), { persona: 'pwa', draft }))
    const { member } = claim
    await claim.choose(member.text('claims.document.receipt'), 'checkbox')
    await member.press(member.button('claims.continue'))
    await expect.element(member.getByText('claims.document.receipt.missing')).toBeVisible()
    await claim.shows('documents-to-attach')
    await member.press(member.button('claims.back'))
    await claim.shows('attach-documents')
  })
})

describe('claim for an event', () => {
  for (const [type, events, look] of [
    ['XX-DCI', ['hasDCIShortTermDisability', 'hasDCILongTermDisability', 'hasDCICriticalIllness'], DESKTOP_EN],
    ['XX-LADD', ['hasLADDAccidentalDeath', 'hasLADDAccidentalDismemberment', 'hasLADDTerminalIllness'], PHONE_FR],
  ] as const)
    test(
      `a claim of type ${type} has the event, the person and the date of the event`,
      { tags: ['CLAIM-72', 'ROUTE-112'] },
      async () => {
        const claim = new Claim(
          await renderPage(stepPage('before-start-disability'), {
            draft: eventAt(type, 'before-start-disability'),
            ...look,
          }),
        )
        const { member } = claim
        for (const event of events)
          await expect
            .element(page.getByRole('checkbox', { name: member.text(`claims.disability.${event}`) }))
            .toBeVisible()
        await claim.complains('form.beforeStartDisability.events.error.required')
        await claim.choose(member.text(`claims.disability.${events[2]}`), 'checkbox')
        await claim.goOn('claim-event')
        await claim.complains(
          'form.claimEvent.participant.error.required',
          'form.claimEvent.dateOfService.error.required' satisfies MessageId,
        )
        await member.expectNoAxeViolations()
      },
    )

  test(
    'a claim for an event asks for its report where files are attached, and cannot continue without one',
    { tags: ['CLAIM-61', 'D-156', 'D-157'] },
    async () => {
      const draft = eventAt('XX-DCI', 'attach-documents', {
        'before-start-disability': { events: ['hasDCICriticalIllness'] },
        'claim-event': { participant: '1', dateOfService: VISITED },
      })
      const claim = new Claim(await renderPage(stepPage('attach-documents'), { draft, ...PHONE_FR }))
      await expect.element(page.getByRole('group', { name: /^Le rapport du médecin ou/ })).toBeVisible()
      await claim.complains('form.attachDocuments.files.error.required')
      await expect.poll(() => document.title).toMatch(/^Erreur/)
      await page.css('input[type=file]').first().upload(receiptPhoto())
      await claim.goOn('claim-summary')
    },
  )
})
