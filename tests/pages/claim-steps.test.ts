import { describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import { getPage } from '~/platform/pages/page-registry.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { Claim, stepPage } from './support/claim.ts'
import { physiotherapyAt, receiptPhoto, wellnessAt, type ClaimSteps } from './support/drafts.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { message } from './support/messages.ts'

const DESKTOP_EN = { locale: 'en', width: 1280 } as const
const PHONE_FR = { locale: 'fr', width: 360 } as const
const LOOKS = [DESKTOP_EN, PHONE_FR] as const
/**
 * The steps of a claim for physiotherapy in their order, each with the error messages that its form shows while it is
 * empty.
 */
const STEPS: readonly (readonly [step: keyof ClaimSteps | 'confirmation', ...messages: MessageId[]])[] = [
  ['claim-type', 'form.claimType.claimType.error.required'],
  [
    'before-start',
    'form.treatmentForAccident.isAccident.error.required',
    'form.providerType.providerType.error.required',
  ],
  ['treatment-for-accident', 'form.treatmentForAccident.isAccident.error.required'],
  ['provider-type', 'form.providerType.providerType.error.required'],
  ['provider-search'],
  ['provider-results', 'form.providerResult.pauthId.error.required'],
  ['service-list', 'form.serviceList.services.error.required'],
  ['service-selection'],
  [
    'claim-details',
    'form.claimDetails.lines.participantId.error.required',
    'form.claimDetails.lines.dateOfService.error.required',
    'form.claimDetails.lines.amountPaid.error.required',
    'form.otherCoverage.doesMemberHaveOtherCov.error.required',
  ],
  ['other-coverage', 'form.otherCoverage.doesMemberHaveOtherCov.error.required'],
  ['attach-documents'],
  ['documents-to-attach'],
  ['verify-information', 'form.verifyInformation.confirmed.error.required'],
  ['claim-summary', 'form.claimConfirmation.agreement.error.required'],
  ['comments'],
  ['confirmation', 'form.claimConfirmation.agreement.error.required'],
]
const looksOf = (index: number) => ({ one: LOOKS[index % 2]!, other: LOOKS[(index + 1) % 2]! })

/** Opens a step of a claim for physiotherapy. `changed` replaces answers of the steps before it. */
async function opens(
  step: keyof ClaimSteps | 'confirmation',
  options: PageOptions = {},
  changed: ClaimSteps = {},
): Promise<Claim> {
  return new Claim(await renderPage(stepPage(step), { draft: physiotherapyAt(step, changed), ...options }))
}
const title = page.getByRole('heading', { level: 1 })
const path = () => location.pathname

describe('steps of a claim', () => {
  for (const [index, [step, ...messages]] of STEPS.filter(([, ...said]) => said.length > 0).entries()) {
    const look = LOOKS[index % 2]!
    test(`the step ${step} shows each missing answer at its field and stays open if it is left empty (${look.locale}, ${look.width} px)`, async () => {
      const claim = await opens(step, look)
      await claim.complains(...messages)
      await claim.member.expectNoAxeViolations()
    })
  }

  for (const [index, [step, ...messages]] of STEPS.entries()) {
    const { one, other } = looksOf(index)
    test(
      `the step ${step} stays open through a change of language, Back and Forward (${other.locale}, ${other.width} px)`,
      { tags: ['D-119'] },
      async () => {
        // The member opens this step from the first step of the claim, or, if it is the first step itself, from the
        // second step.
        const from = step === 'claim-type' ? 'before-start' : 'claim-type'
        const member = await renderPage(stepPage(from), {
          draft: physiotherapyAt(step === 'claim-type' ? 'before-start' : step),
          ...other,
        })
        await member.goTo(`/${getPage(stepPage(step)).path}`)
        await new Claim(member).shows(step)
        const here = path()
        const said = title.element().textContent
        if (messages.length === 0) await member.expectNoAxeViolations()
        for (const { locale } of [one, other]) {
          await member.press(page.getByRole('link', { name: locale === 'fr' ? 'Français' : 'English' }))
          await expect.poll(path).toBe(here.replace(`/${other.locale}/`, `/${locale}/`))
          await expect.element(title).toHaveTextContent(message(locale)(`page.${stepPage(step)}` as MessageId))
        }
        history.back()
        await expect.poll(path).not.toBe(here)
        history.forward()
        await expect.poll(path).toBe(here)
        await expect.element(title).toHaveTextContent(said)
      },
    )
  }

  test('a claim after an accident asks further questions and reports missing answers', async () => {
    const claim = await opens('treatment-for-accident', PHONE_FR)
    await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
    await claim.complains(
      'form.treatmentForAccident.isAccidentThirdParty.error.required',
      'form.treatmentForAccident.isFirstClaimForAccident.error.required',
      'form.treatmentForAccident.isWorkersCompEligible.error.required',
    )
    await claim.member.expectNoAxeViolations()
  })

  test('a provider search without a city reports that the city is missing', { tags: ['CLAIM-18'] }, async () => {
    const claim = await opens('provider-search', DESKTOP_EN)
    for (const name of ['nameOfPerson', 'city', 'province', 'phone'] as const)
      await expect.element(claim.member.field(`form.providerSearch.${name}.label`)).toBeVisible()
    await claim.member.write(claim.member.field('form.providerSearch.city.label'), '')
    await claim.complains('form.providerSearch.city.error.required')
  })
})

test('while the member answers a page of a claim, what the summary needs is requested ahead', async () => {
  const claim = await opens('service-list')
  await expect.poll(() => claim.member.sandbox.called()).toContain('getContactInfoDetails')
})

test(
  'a file that was attached with the details and removed again is not part of the claim',
  { tags: ['CLAIM-57'] },
  async () => {
    const member = await renderPage('claims.claim-details', { draft: physiotherapyAt('other-coverage') })
    const claim = new Claim(member)
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    await page.css('input[type=file]').first().upload(receiptPhoto())
    await expect
      .element(page.css('[aria-live=polite]').getByText(member.text('form.files.added', { count: 1 })))
      .toBeInTheDocument()
    await claim.goOn('claim-summary')
    await expect.element(page.getByText('receipt.png')).toBeVisible()
    history.back()
    await claim.shows('claim-details')
    await member.press(member.button('form.files.remove', { name: 'receipt.png' }))
    await claim.goOn('claim-summary')
    await expect.element(member.getByText('claims.attached.none')).toBeVisible()
    await expect.element(page.getByText('receipt.png')).not.toBeInTheDocument()
  },
)

describe('details of visits', () => {
  const lines = page.css('[id="visitDetails_lines"] section')
  const amountOf = ({ member }: Claim, line: Locator) =>
    line.getByLabelText(member.text('form.claimDetails.lines.amountPaid.label'))

  test(
    'each service of a claim has a person, a date and an amount, and a question about the prescription if it needs one',
    { tags: ['CLAIM-35', 'CLAIM-32'] },
    async () => {
      const claim = await opens(
        'claim-details',
        {},
        {
          'provider-type': { providerType: 'MASSPARA' },
          'service-list': { services: ['rx:111', 'other:0'], otherDescription: 'Hot stones' },
          'service-selection': {
            lines: [
              { serviceId: 'rx:111', count: 1 },
              { serviceId: 'other:0', count: 2 },
            ],
          },
        },
      )
      await expect.poll(() => lines.length).toBe(3)
      for (const line of lines.all()) {
        await expect.element(line.getByRole('radio', { name: 'Théo Cormier-Roy' })).toBeVisible()
        await expect.element(line.getByLabelText(claim.member.text('form.date.year'), { exact: true })).toBeVisible()
        await expect.element(amountOf(claim, line)).toBeVisible()
      }
      const prescription = page.getByRole('radiogroup', {
        name: claim.member.text('form.claimDetails.lines.hasPrescription.label'),
      })
      await expect.poll(() => prescription.length).toBe(1)
      await expect
        .element(
          lines
            .nth(0)
            .getByRole('radiogroup', { name: claim.member.text('form.claimDetails.lines.hasPrescription.label') }),
        )
        .toBeVisible()
    },
  )

  test(
    'an invalid or future date of service is reported, and stays in the fields as typed',
    { tags: ['D-106'] },
    async () => {
      const claim = await opens('claim-details')
      const line = lines.first()
      await claim.writeDay(line, '30', '2', '2026')
      await claim.member.press(claim.lastButton())
      await expect.element(line.getByText(claim.member.text('form.error.date8'))).toBeVisible()
      await expect.element(line.getByLabelText('Day', { exact: true })).toHaveValue('30')
      await claim.writeDay(line, '31', '12', '2099')
      await claim.member.press(claim.lastButton())
      await expect
        .element(line.getByText(claim.member.text('form.claimDetails.lines.dateOfService.error.notFuture')))
        .toBeVisible()
    },
  )

  test(
    'invalid amounts are refused with a message, and amounts in common notations are accepted',
    { tags: ['D-106'] },
    async () => {
      const claim = await opens('claim-details')
      const line = lines.first()
      const amount = amountOf(claim, line)
      const leave = () => line.getByLabelText('Year', { exact: true }).click()
      for (const [typed, error] of [
        ['0', 'amount'],
        ['12,345', 'pattern'],
        ['1e3', 'pattern'],
        ['100000', 'amount'],
      ] as const) {
        await claim.member.write(amount, typed)
        await leave()
        await expect
          .element(line.getByText(claim.member.text(`form.claimDetails.lines.amountPaid.error.${error}`)), {
            message: typed,
          })
          .toBeVisible()
      }
      await claim.member.write(amount, '1 234,56 $')
      await leave()
      await expect.element(amount).toHaveValue('1234.56')
    },
  )

  test(
    'a visit 30 months ago is accepted, because the plan decides how late it may be claimed',
    { tags: ['D-120'] },
    async () => {
      const claim = await opens('claim-details', PHONE_FR, {
        'service-list': { services: ['102'] },
        'service-selection': { lines: [{ serviceId: '102', count: 1 }] },
      })
      const old = new Date()
      old.setDate(1)
      old.setMonth(old.getMonth() - 30)
      await claim.choose('Marie-Ève Roy-Côté')
      await claim.writeDay(page, String(old.getDate()), String(old.getMonth() + 1), String(old.getFullYear()))
      await claim.member.write(amountOf(claim, lines.first()), '80')
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
      await claim.goOn('claim-summary')
    },
  )

  test('on a phone, Continue and the estimate stay at the bottom of the screen and do not cover the field with the focus', async () => {
    const claim = await opens('claim-details', PHONE_FR, {
      'service-list': { services: ['102'] },
      'service-selection': { lines: [{ serviceId: '102', count: 1 }] },
    })
    await claim.choose('Marie-Ève Roy-Côté')
    await claim.writeDay(page, '2', '11', '2026')
    const amount = page.css('[id="visitDetails_lines_0_amountPaid"]')
    await claim.member.write(amount, '95')
    const goOn = claim.member.button('claims.continue').element()
    expect(amount.element().getBoundingClientRect().bottom).toBeLessThan(goOn.getBoundingClientRect().top)
    scrollTo(0, 0)
    await expect.poll(() => scrollY).toBe(0)
    expect(document.body.scrollHeight).toBeGreaterThan(2 * innerHeight)
    expect(goOn.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expect.poll(() => goOn.parentElement?.textContent).toMatch(/Environ 72,00.\$/)
  })

  test(
    'typed visit details are kept after a change of language, and after Back and Forward',
    { tags: ['D-119'] },
    async () => {
      const claim = await opens('claim-details')
      const { member } = claim
      const amount = page.css('[id="visitDetails_lines_0_amountPaid"]')
      await member.write(amount, '77.70')
      await member.press(page.getByRole('link', { name: 'Français' }))
      await expect.element(title).toHaveTextContent('Détails de votre demande')
      await expect.element(amount).toHaveValue('77,70')
      await member.press(page.getByRole('link', { name: 'English' }))
      await expect.element(title).toHaveTextContent('Details of your claim')
      await member.press(member.button('claims.back'))
      await claim.shows('service-list')
      await claim.goOn('claim-details')
      await expect.element(amount).toHaveValue('77.70')
      history.back()
      await claim.shows('service-list')
      history.forward()
      await claim.shows('claim-details')
      await expect.element(amount).toHaveValue('77.70')
    },
  )
})

describe('deadline of a claim as described by the plan', () => {
  const deadline = page.getByText(/24\s(months of the date of service|mois suivant la date du service)$/)

  test('the deadline of a claim is shown before it begins', { tags: ['CLAIM-87', 'D-120', 'CLAIM-11'] }, async () => {
    const { member } = await opens('before-start', PHONE_FR)
    await expect.element(deadline).toBeVisible()
    await expect.element(member.getByText('claims.before-start.keep')).toBeVisible()
    await expect.element(member.getByText('claims.before-start.saved')).toBeVisible()
    await expect.poll(() => page.getByText(/12\smois/).length, { message: 'said once' }).toBe(1)
  })
})

describe('agreement of a claim', () => {
  test(
    "if the insurer's agreement cannot be loaded, the portal's standard agreement is shown, including the consent of the people in the claim",
    { tags: ['CLAIM-11', 'D-98'] },
    async () => {
      const { member } = await opens('claim-summary', PHONE_FR)
      for (const id of ['true', 'consent', 'keep', 'share'] as const)
        await expect.element(member.getByText(`claims.agreement.${id}`)).toBeVisible()
      await expect.poll(() => page.getByText(/12\smois/).length, { message: 'said once' }).toBe(1)
    },
  )

  test(
    'the page says how long to keep documents, even if the agreement of the insurer does not mention it',
    { tags: ['CLAIM-11', 'CONST-16'] },
    async () => {
      const elsewhere = globalThis.fetch
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
        input === 'https://content.example.com/claim-terms.en.json'
          ? Promise.resolve(Response.json({ title: 'Entente', paragraphs: ['Tout est vrai.'] }))
          : elsewhere(input, init),
      )
      const { member } = await opens('claim-summary', {
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'getResourceUrls', example: 'terms' }]),
      })
      await expect.element(page.getByText('Tout est vrai.')).toBeVisible()
      await expect.element(member.getByText('claims.agreement.keep')).toBeVisible()
      await expect.element(member.getByText('claims.agreement.consent')).not.toBeInTheDocument()
    },
  )
})

describe('summary of a claim', () => {
  test(
    'the summary shows each line with its person and amount, and the total',
    { tags: ['CLAIM-75', 'CLAIM-37'] },
    async () => {
      const { member } = await opens('claim-summary')
      for (const said of ['Marie-Ève Roy-Côté', 'Théo Cormier-Roy', '$80.00', '$95.50', '$175.50'])
        await expect.element(page.getByRole('main').getByText(said).first()).toBeVisible()
      const total = page.css('dl > div').filter({ hasText: member.text('claims.summary.total') })
      await expect.element(total).toMatchTextContent(/\$175\.50/)
      await expect.element(total.getByRole('button')).not.toBeInTheDocument()
    },
  )

  test('the summary links to each answer, and the member returns to the summary after changing the answer', async () => {
    const claim = await opens('claim-summary', PHONE_FR)
    const { member } = claim
    await member.press(
      page.getByRole('button', {
        name: `${member.text('claims.summary.edit')} ${member.text('page.claims.treatment-for-accident')}`,
      }),
    )
    await claim.shows('treatment-for-accident')
    await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
    for (const part of ['isAccidentThirdParty', 'isFirstClaimForAccident', 'isWorkersCompEligible'] as const)
      await claim.answer(`form.treatmentForAccident.${part}.label`, part === 'isFirstClaimForAccident' ? 'yes' : 'no')
    await claim.goOn('claim-summary')
    await expect.element(member.getByText('form.treatmentForAccident.isFirstClaimForAccident.label')).toBeVisible()
    const terms = [...document.querySelectorAll('dt')].map((term) => term.textContent)
    const place = (id: MessageId) => terms.indexOf(member.text(id))
    expect(place('claims.summary.isAccident'), 'in the order of the page').toBe(
      place('form.treatmentForAccident.isAccidentThirdParty.label') - 1,
    )
  })

  test('a changed answer removes the answers that depend on it, and the page says so', async () => {
    const claim = await opens('claim-summary')
    const { member } = claim
    await member.press(
      page.getByRole('button', {
        name: `${member.text('claims.summary.edit')} ${member.text('page.claims.provider-type')}`,
      }),
    )
    await claim.shows('provider-type')
    await claim.pick(/^Chiropractor$/, 'provider-search')
    await expect.element(page.getByText(member.text('claims.dropped.title'))).toBeVisible()
    await expect.element(page.getByText(member.text('page.claims.claim-details'))).toBeVisible()
  })
})

describe('navigation through a claim', () => {
  test('an option that is pressed before the other answers shows which answer is missing, and the last answer opens the next step', async () => {
    const claim = await opens('before-start', PHONE_FR)
    await claim.choose(/^Physiothérapeute$/)
    const missing = claim.member.text('form.treatmentForAccident.isAccident.error.required')
    await expect.element(page.css('fieldset').getByText(missing)).toBeVisible()
    await expect.poll(() => document.activeElement?.id).toMatch(/isAccident/)
    await claim.answer('form.treatmentForAccident.isAccident.label', 'no')
    await claim.shows('provider-results')
  })

  test(
    'the wizard skips a step with only one possible answer, but the member can open that step with a button',
    { tags: ['SHELL-18', 'D-99'] },
    async () => {
      const claim = await opens('provider-type', PHONE_FR)
      const { member } = claim
      await claim.pick(/^Physiothérapeute$/, 'provider-results')
      await expect.poll(() => [location.hash, document.activeElement?.id]).toEqual(['#main-content', 'main-content'])
      for (const [step, button, opened] of [
        ['provider-results', 'claims.providers.elsewhere', 'provider-search'],
        ['claim-details', 'claims.details.more', 'service-selection'],
        ['claim-summary', 'claims.summary.comment', 'comments'],
      ] as const) {
        const there = step === 'provider-results' ? claim : await opens(step, PHONE_FR, { comments: {} })
        await there.member.press(there.member.button(button))
        await there.shows(opened)
        await there.goOn(step)
      }
      await member.expectNoAxeViolations()
    },
  )

  test('a step that cannot be opened yet redirects to the first incomplete step', { tags: ['D-99'] }, async () => {
    const member = await renderPage('claims.claim-summary', PHONE_FR)
    await new Claim(member).shows('claim-type')
  })

  test(
    'a claim begins without answers, and a step that is opened again shows the answers given before',
    { tags: ['CLAIM-06'] },
    async () => {
      const claim = new Claim(await renderPage('claims.claim-type'))
      await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
      await claim.pick(/^Health practitioner/, 'before-start')
      await claim.member.goTo('/submit-claim/claim-type')
      await claim.shows('claim-type')
      await expect.element(page.getByRole('radio', { name: /^Health practitioner/ })).toBeChecked()
    },
  )

  test('pressing an option opens the next step, and an option chosen with the keyboard waits for Continue', async () => {
    const claim = new Claim(await renderPage('claims.claim-type'))
    page.getByRole('radio').first().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(1)
    await claim.shows('claim-type')
    await claim.pick(/^Health practitioner/, 'before-start')
    // The step stays open, because the question about an accident has no answer yet.
    await claim.choose(/^Physiotherapist$/)
    await claim.shows('before-start')
  })

  const leave = ({ member }: Claim) =>
    member.press(page.getByRole('link', { name: member.text('nav.home'), exact: true }).first())

  test(
    'leaving a claim asks for a confirmation, and a member who stays loses nothing',
    { tags: ['D-119'] },
    async () => {
      const claim = await opens('other-coverage')
      const { member } = claim
      await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
      await leave(claim)
      await expect.element(member.dialog('claims.leave.title')).toBeVisible()
      await member.expectNoAxeViolations()
      await member.press(member.button('claims.leave.stay'))
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await claim.shows('other-coverage')
      await claim.goOn('claim-summary')
    },
  )

  test('the Cancel button of a claim asks for a confirmation', { tags: ['CLAIM-08', 'D-119'] }, async () => {
    const { member } = await opens('comments', PHONE_FR)
    await member.press(member.button('claims.cancel'))
    await expect.element(member.dialog('claims.leave.title')).toBeVisible()
    await member.press(member.button('claims.leave.leave'))
    await member.isAt('/dashboard')
    await member.goTo('/submit-claim/claim-type')
    await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
  })

  test('after a member has confirmed leaving a claim, the next claim begins empty', { tags: ['D-119'] }, async () => {
    const claim = await opens('other-coverage')
    const { member } = claim
    await leave(claim)
    await member.press(member.button('claims.leave.leave'))
    await member.isAt('/dashboard')
    await member.press(member.button('dashboard.links.submit'))
    await claim.shows('claim-type')
    await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
  })
})

describe('provider of a claim', () => {
  const MANUAL = {
    how: 'manual',
    organizationName: 'Clinique du Ruisseau',
    addressLine1: '12 rue du Moulin',
    manualCity: 'Caraquet',
    manualProvince: 'NB',
    postalCode: 'E1W 1A1',
    phoneNumber: '5065550199',
  } as const

  test(
    'if the directory of providers fails, the member can enter the provider by hand, and a search leads back',
    { tags: ['CLAIM-23', 'D-108'] },
    async () => {
      const before = (sandbox: SandboxControl) =>
        sandbox.faults([{ operationId: 'searchHealthProfessionals', status: 500 }])
      const claim = await opens('provider-type', { ...PHONE_FR, before })
      const { member } = claim
      await claim.pick(/^Physiothérapeute$/, 'provider-search')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await member.write(member.field('form.providerSearch.city.label'), 'Dieppe')
      await member.press(member.button('claims.continue'))
      await member.press(member.button('shell.close').last())
      await member.isAt('/submit-claim/provider-search/results')
      await expect.element(member.button('claims.cancel')).toBeVisible()
      await member.press(member.button('claims.back'))
      await claim.shows('provider-search')
      await expect.element(member.field('form.providerSearch.city.label')).toHaveValue('Dieppe')
    },
  )

  test('a provider that is not found can be entered by hand', { tags: ['CLAIM-23'] }, async () => {
    const claim = await opens('provider-results', PHONE_FR, {
      'provider-search': { how: 'search', city: 'Nowhere-sur-Mer', province: 'NB' },
    })
    const { member } = claim
    await expect.element(page.getByText(member.text('claims.provider-results.none'))).toBeVisible()
    await expect.element(member.button('claims.continue')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(member.button('claims.providers.by-hand'))
    await claim.shows('provider-search')
    await expect.element(member.field('form.providerSearch.organizationName.label')).toBeVisible()
    const { options } = member.field('form.providerSearch.manualProvince.label').element() as HTMLSelectElement
    expect([...options].slice(1, 4).map(({ text }) => text)).toEqual([
      'Alberta',
      'Colombie-Britannique',
      'Île-du-Prince-Édouard',
    ])
    history.back()
    await claim.member.press(claim.member.button('claims.providers.elsewhere'))
    await claim.shows('provider-search')
    await expect.element(member.field('form.providerSearch.city.label')).toHaveValue('Nowhere-sur-Mer')
    // the member has filled in this search, so Back does not skip it
    await member.press(member.button('claims.continue'))
    await expect.element(page.getByText(member.text('claims.provider-results.none'))).toBeVisible()
    await member.press(member.button('claims.back'))
    await claim.shows('provider-search')
  })

  test(
    'a provider entered by hand needs the name of a clinic or of a person',
    { tags: ['CLAIM-23', 'D-108'] },
    async () => {
      const claim = await opens(
        'provider-results',
        {},
        { 'provider-search': { how: 'search', city: 'Nowhere-sur-Mer', province: 'NB' } },
      )
      const { member } = claim
      await member.press(member.button('claims.providers.by-hand'))
      await claim.shows('provider-search')
      await claim.complains('form.error.organisationOrPerson')
      await member.write(member.field('form.providerSearch.organizationName.label'), MANUAL.organizationName)
      await member.write(member.field('form.providerSearch.addressLine1.label'), MANUAL.addressLine1)
      await member.write(member.field('form.providerSearch.manualCity.label'), MANUAL.manualCity)
      await member.field('form.providerSearch.manualProvince.label').selectOptions('NB')
      await member.write(member.field('form.providerSearch.postalCode.label'), 'e1w1a1')
      await member.write(member.field('form.providerSearch.phoneNumber.label'), '(506) 555-0199')
      await claim.goOn('service-list')
    },
  )

  test(
    'a provider entered by hand needs a first and a last name if the chosen provider type is a person',
    { tags: ['CLAIM-25', 'D-110'] },
    async () => {
      const claim = await opens('provider-search', {}, { 'provider-type': { providerType: 'PSYCINDI' } })
      const { member } = claim
      await claim.choose(member.text('form.providerSearch.how.option.manual'))
      await member.write(member.field('form.providerSearch.organizationName.label'), MANUAL.organizationName)
      await claim.complains(
        'form.providerSearch.firstName.error.required',
        'form.providerSearch.lastName.error.required',
      )
      await member.write(member.field('form.providerSearch.addressLine1.label'), MANUAL.addressLine1)
      await member.write(member.field('form.providerSearch.manualCity.label'), MANUAL.manualCity)
      await member.field('form.providerSearch.manualProvince.label').selectOptions('NB')
      await member.write(member.field('form.providerSearch.postalCode.label'), 'e1w1a1')
      await member.write(member.field('form.providerSearch.phoneNumber.label'), '(506) 555-0199')
      await member.write(member.field('form.providerSearch.firstName.label'), 'Anne')
      await member.write(member.field('form.providerSearch.lastName.label'), 'Roy')
      await claim.goOn('service-list')
    },
  )

  test('a provider entered by hand is shown in the summary', { tags: ['CLAIM-23'] }, async () => {
    await opens('claim-summary', PHONE_FR, { 'provider-search': MANUAL })
    await expect.element(page.getByText(/Clinique du Ruisseau/)).toBeVisible()
  })

  test(
    'a provider entered by hand is sent with the claim, marked as not found in the directory',
    { tags: ['CLAIM-23', 'CLAIM-24', 'D-108'] },
    async () => {
      const claim = await opens('confirmation', {}, { 'provider-search': MANUAL, 'attach-documents': { files: [] } })
      await claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await claim.member.press(claim.lastButton())
      await claim.member.press(claim.member.button('claims.no-receipt.send'))
      await claim.member.isAt('/submit-claim/success')
      const [arrival] = await claim.member.sandbox.claims()
      const { how: _, manualCity: city, manualProvince: province, ...rest } = MANUAL
      expect(arrival?.claimExtraInfo).toMatchObject({
        isProviderNotFound: true,
        hasComments: false,
        benefitProvider: { ...rest, city, province, cancelsRTA: false },
      })
      expect(arrival?.files).toEqual([])
    },
  )

  test(
    'if nothing is found in the directory, the page leads to entering a provider by hand',
    { tags: ['CLAIM-23', 'API-007'] },
    async () => {
      const claim = await opens('provider-results', {
        before: (sandbox) => sandbox.faults([{ operationId: 'searchHealthProfessionals', status: 204 }]),
      })
      const { member } = claim
      await expect.element(member.getByText('claims.provider-results.none')).toBeVisible()
      await member.press(member.button('claims.providers.by-hand'))
      await claim.shows('provider-search')
      await expect.element(member.field('form.providerSearch.organizationName.label')).toBeVisible()
    },
  )

  test.for([{ example: 'empty' }, { status: 204 }] as const)(
    'a provider without covered services shows a message, and Back leads to the search results: %o',
    async (fault) => {
      const claim = await opens('service-list', {
        before: (sandbox) => sandbox.faults([{ operationId: 'listServiceTypes', ...fault }]),
      })
      const { member } = claim
      await expect.element(member.getByText('claims.service-list.none')).toBeVisible()
      await expect.element(member.button('claims.continue')).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await member.press(member.button('claims.back'))
      await claim.shows('provider-results')
    },
  )
})

test(
  'the date of a service shows a message if the plan did not offer the service on that date',
  { tags: ['API-088', 'D-205'] },
  async () => {
    const line = { key: '103#1', needsPrescription: false, participantId: '3', amountPaid: '120.00' }
    const before: ClaimSteps = {
      'service-list': { services: ['103'] },
      'service-selection': { lines: [{ serviceId: '103', count: 1 }] },
    }
    const claim = new Claim(
      await renderPage(stepPage('claim-details'), {
        ...PHONE_FR,
        draft: physiotherapyAt('other-coverage', {
          ...before,
          'claim-details': { lines: [{ ...line, dateOfService: '20251231' }] },
        }),
      }),
    )
    const { member } = claim
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    await member.press(member.button('claims.continue'))
    await expect.element(page.getByText(member.text('claims.stop.that-day'))).toBeVisible()
    await expect.element(page.getByRole('alert').filter({ hasText: /Théo.*visite à domicile/ })).toBeVisible()
    await member.expectNoAxeViolations()
    await claim.writeDay(page, '2', '1', '2026')
    await expect.element(page.getByText(member.text('claims.stop.that-day'))).not.toBeInTheDocument()
    await claim.goOn('claim-summary')
  },
)

test(
  'the member can continue a claim even if the list of services for the entered date cannot be loaded',
  { tags: ['D-205'] },
  async () => {
    const claim = await opens('other-coverage')
    await claim.member.press(claim.member.button('claims.back'))
    await claim.shows('claim-details')
    await claim.member.sandbox.faults([{ operationId: 'listServiceTypes', status: 500 }])
    await claim.writeDay(page.getByRole('region').first(), '2', '1', '2026')
    await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    await claim.goOn('claim-summary')
  },
)

test.each([
  ['the entered day is checked', 'listServiceTypes', 'attach-documents', false],
  ['the next step is prepared', 'getCob', 'other-coverage', true],
] as const)(
  'what the member types while %s is kept, and goes on with the next Continue',
  { tags: ['CLAIM-23'] },
  async (_, operationId, from, asks) => {
    const claim = await opens('claim-details', { draft: physiotherapyAt(from) })
    const { member } = claim
    await member.sandbox.faults([{ operationId, delayMs: 1000, times: 1 }])
    if (asks) await claim.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    else await claim.writeDay(page, '2', '1', '2026')
    await member.press(member.button('claims.continue'))
    await expect.poll(() => member.sandbox.count(operationId)).toBeGreaterThan(0)
    await member.write(member.field('form.claimDetails.lines.amountPaid.label').first(), '90')
    await new Promise((resolve) => setTimeout(resolve, 1200)) // the response has arrived
    await claim.shows('claim-details')
    await claim.goOn('claim-summary')
    await expect.element(page.getByText('$90.00').first()).toBeVisible()
  },
)

test(
  'each unsuitable file is rejected with a message that names the file: too large, wrong type, empty, renamed',
  { tags: ['D-104'] },
  async () => {
    const { member } = await opens('attach-documents')
    const file = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'application/octet-stream' })
    await page
      .css('input[type=file]')
      .first()
      .upload([
        file('big.pdf', '%PDF-1.4\n', new Uint8Array(10_000_001)),
        file('notes.docx', 'PK'),
        file('empty.png'),
        file('setup.exe.pdf', Uint8Array.of(0x4d, 0x5a, 0x90)),
      ])
    for (const name of ['big.pdf', 'notes.docx', 'empty.png', 'setup.exe.pdf'])
      await expect
        .element(page.getByRole('alert').getByText(new RegExp(`^${name.replaceAll('.', '\\.')} was not added`)))
        .toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'a claim accepts 20 files, and rejects the 21st file with a message that names the file',
  { tags: ['D-104'] },
  async () => {
    await opens('attach-documents')
    const bytes = await receiptPhoto().arrayBuffer()
    await page
      .css('input[type=file]')
      .first()
      .upload(
        Array.from({ length: 21 }, (_, index) => new File([bytes], `receipt-${index}.png`, { type: 'image/png' })),
      )
    await expect
      .element(page.getByRole('alert').getByText(/^receipt-20\.png was not added: a claim can have at most 20 files/))
      .toBeVisible()
    await expect.element(page.getByText('receipt-19.png')).toBeVisible()
  },
)

describe('wellness expenses that cannot be loaded', () => {
  test(
    'wellness expenses that cannot be loaded show an error on the page, and Retry shows the list',
    { tags: ['API-084', 'D-86'] },
    async () => {
      const member = await renderPage('claims.service-list', {
        persona: 'pwa',
        draft: wellnessAt('service-list'),
        before: (sandbox) => sandbox.faults([{ operationId: 'listPersonalWellnessServices', status: 500 }]),
      })
      await expect.element(member.getByText('claims.service-list.none')).toBeVisible()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await member.sandbox.heal()
      await member.press(member.button('error.retry'))
      await expect.element(page.getByRole('checkbox', { name: 'Fitness fees' })).toBeVisible()
      const asked = member.sent('GET', /personal-wellness-account\/services$/)
      expect(asked.map(({ url }) => url.searchParams.get('categorized'))).toEqual(asked.map(() => 'false'))
    },
  )
})

describe('information on file', () => {
  test(
    'the summary shows the information on file with an Edit link, and the member can send the claim from the summary',
    { tags: ['CLAIM-74', 'D-213'] },
    async () => {
      const claim = await opens('attach-documents', PHONE_FR)
      const { member } = claim
      await claim.goOn('claim-summary')
      const onFile = page.getByRole('main')
      await expect.element(onFile).toMatchTextContent(/rue Principale.*5678/)
      await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await member.expectNoAxeViolations()
      await member.press(claim.lastButton())
      await member.press(member.button('claims.no-receipt.send'))
      await member.isAt('/submit-claim/success')
      expect(await member.sandbox.claims()).toHaveLength(1)
    },
  )

  test(
    'a claim shows the page about information on file if no bank account is on file',
    { tags: ['CLAIM-74'] },
    async () => {
      const claim = await opens('documents-to-attach', {
        before: (sandbox) => sandbox.faults([{ operationId: 'getBankingDetails', status: 204 }]),
      })
      await claim.choose(claim.member.text('claims.document.receipt'), 'checkbox')
      await claim.goOn('verify-information')
      await expect.element(claim.member.getByText('claims.verify.no-account')).toBeVisible()
    },
  )

  test(
    'the information on file can be changed on a separate page, and the claim keeps its answers meanwhile',
    { tags: ['CLAIM-74', 'D-155'] },
    async () => {
      const claim = await opens('verify-information')
      const { member } = claim
      await member.press(member.link('claims.verify.mend.reach'))
      await member.isAt('/manage-your-account/change-address')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await member.write(member.field('form.changeAddress.addressLine1.label'), '7 rue du Quai')
      await member.press(member.button('address.review'))
      await member.press(member.button('address.save'))
      await member.isAt('/manage-your-account/personal-information')
      await member.press(member.link('claim-waiting.return'))
      await claim.shows('verify-information')
      await expect.element(page.getByText(/7 rue du Quai/)).toBeVisible()
      await expect.element(member.getByText('claim-waiting.title')).not.toBeInTheDocument()
      await claim.choose(member.text('form.verifyInformation.confirmed.label'), 'checkbox')
      await claim.goOn('claim-summary')
      await expect.element(page.getByText('$175.50', { exact: true })).toBeVisible()
    },
  )

  test(
    'each item of information on file has a link to the page that changes it, or to the contact page',
    { tags: ['CLAIM-74'] },
    async () => {
      const links = () =>
        ['you', 'reach', 'paid'].map((fact) =>
          page
            .getByRole('link', { name: message('fr')(`claims.verify.mend.${fact}` as MessageId) })
            .element()
            .getAttribute('href'),
        )
      await opens('verify-information', PHONE_FR)
      expect(links()).toEqual([
        '/fr/contact-us',
        '/fr/manage-your-account/change-address',
        '/fr/manage-your-account/direct-deposit/edit',
      ])
      const before = (sandbox: SandboxControl) =>
        sandbox.vary('default', { policy: { updateMemberProfile: false, updateBanking: false, banking: false } })
      await opens('verify-information', { ...PHONE_FR, before })
      expect(links()).toEqual(['/fr/contact-us', '/fr/contact-us', '/fr/contact-us'])
    },
  )
})

test(
  'pressing the Submit button before ticking the agreement sends nothing and reports the missing agreement',
  { tags: ['CLAIM-76', 'D-177'] },
  async () => {
    const claim = await opens('confirmation')
    const { member } = claim
    const agreement = page.getByRole('checkbox', { name: member.text('form.claimConfirmation.agreement.label') })
    await expect.element(claim.lastButton()).toHaveAttribute('aria-disabled', 'true')
    await claim.complains('form.claimConfirmation.agreement.error.required')
    await expect.element(agreement).toHaveFocus()
    expect(member.sent('POST', /multi-claims$/)).toEqual([])
    await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await expect.element(claim.lastButton()).not.toHaveAttribute('aria-disabled')
  },
)

test('a claim shows the name of its line of business as the service gives it', { tags: ['CLAIM-88'] }, async () => {
  const { member } = await opens('claim-summary', PHONE_FR)
  expect(member.sent('GET', /labels$/)).toHaveLength(1)
  const type = page.getByRole('main')
  await expect.element(type.getByText(member.text('claims.summary.lob'))).toBeVisible()
  await expect.element(type.getByText('Soins de santé complémentaires')).toBeVisible()
})
