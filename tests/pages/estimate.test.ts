import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { Claim } from './support/claim.ts'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { drugsAt, physiotherapyAt, visionAt, VISITED } from './support/drafts.ts'
import { renderOn } from './support/render-on.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const DESKTOP_EN = { locale: 'en', width: 1280 } as const
const PHONE_FR = { locale: 'fr', width: 360 } as const
const card = (member: Member) => page.getByRole('region', { name: member.text('estimate.title') })
const money = (locale: 'en' | 'fr', amount: string) =>
  locale === 'en' ? `$${amount}` : `${amount.replace('.', ',')}\u00A0$`

describe('estimate before a visit', () => {
  const physiotherapist = (options: PageOptions = {}) =>
    // one visit has been paid this year
    renderOn('2026-11-20', 'coverage.health-service', {
      persona: 'default',
      path: '/coverage/extended-health/details/PHYS',
      ...options,
    })

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`the estimate of a service changes with the typed amount, as a picture and in words (${look.locale})`, async () => {
      const member = await physiotherapist(look)
      const sum = (amount: string) => money(member.locale, amount)
      await expect.element(card(member).getByRole('status')).not.toBeInTheDocument()
      await expect.poll(() => queryClient.isFetching()).toBe(0)
      const asked = member.sent('GET', /benefits|service-types/).length
      await member.write(member.field('estimate.cost'), member.locale === 'fr' ? '95,00' : '95')
      await contains(
        card(member),
        member.text('estimate.pays', { amount: sum('72.00'), cost: sum('95.00') }),
        `${member.text('estimate.part.planPays')}${sum('72.00')}`,
        `${member.text('estimate.part.share')}${sum('18.00')}`,
        `${member.text('estimate.part.aboveVisit')}${sum('5.00')}`,
        member.text('estimate.rule.visit', { percent: 80, amount: sum('90.00') }),
        member.text('estimate.left', { before: sum('678.00'), after: sum('606.00') }),
        member.text('estimate.promise'),
      )
      const widths = [...card(member).element().querySelectorAll('svg:not([class*="key"]) > rect')].map((part) =>
        Number.parseFloat(part.getAttribute('width')!),
      )
      expect(widths.map(Math.round), 'the picture has the shares of the words').toEqual([76, 19, 5])
      await page.css('#estimate-visits').selectOptions('2')
      await contains(card(member), member.text('estimate.pays', { amount: sum('144.00'), cost: sum('190.00') }))
      expect(member.sent('GET', /benefits|service-types/).length, 'nothing is asked for a key').toBe(asked)
      await member.expectNoAxeViolations()
    })

  test('the page of a service first shows what is left of its yearly maximum, and what the plan pays of a visit', async () => {
    const member = await physiotherapist()
    const left = page.getByRole('region', { name: member.text('limits.title') })
    await contains(
      left,
      '$678.00',
      member.text('spending.period.left-of', { all: '$750.00' }),
      member.text('coverage.services.rule', { percent: 80, amount: '$90.00' }),
    )
    await expect
      .element(left.getByRole('meter'))
      .toHaveAttribute('aria-valuetext', member.text('spending.period.share', { left: '$678.00', all: '$750.00' }))
  })

  test('an invalid amount is reported and has no estimate', async () => {
    const member = await physiotherapist()
    await member.write(member.field('estimate.cost'), 'ninety')
    await contains(card(member), member.text('estimate.cost.unclear'))
    await expect.element(card(member).getByRole('status')).not.toBeInTheDocument()
  })

  test('the yearly maximum and the deductible in an estimate are those of the chosen person', async () => {
    const member = await physiotherapist({
      persona: 'ontario',
      before: (sandbox) => sandbox.vary('ontario', { historyLines: 0 }),
    })
    await member.write(member.field('estimate.cost'), '95')
    await contains(
      card(member),
      member.text('estimate.pays', { amount: '$52.00', cost: '$95.00' }),
      `${member.text('estimate.part.deductible')}$25.00`,
    )
    await page.css('#estimate-visits').selectOptions('20')
    await contains(
      card(member),
      /Your plan pays(\$[\d.]+)You pay: deductible\$25\.00.*above the yearly maximum.*Left this year: \1\. After this: \$0\.00\./,
    )
  })

  test('a service without a payment rule has no estimate, and the rest of its page is shown', async () => {
    const member = await renderPage('coverage.health-service', {
      persona: 'default',
      path: '/coverage/extended-health/details/AIRSTRET',
    })
    await expect.element(member.heading('coverage.services.provisions')).toBeVisible()
    await expect.element(card(member)).not.toBeInTheDocument()
    await expect.element(member.button('estimate.claim')).not.toBeInTheDocument()
  })

  test('the estimate leads to a claim with the provider type chosen, but only for members who can submit claims', async () => {
    const member = await physiotherapist()
    await member.press(member.button('estimate.claim'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Health practitioner/)
    expect(getDraft(memberId()).unsaved['provider-type']).toEqual({ providerType: 'PHYSPARA' })
    const suspended = await physiotherapist({ persona: 'suspended' })
    await expect.element(card(suspended)).toBeVisible()
    await expect.element(suspended.button('estimate.claim')).not.toBeInTheDocument()
  })
})

describe('estimate during a claim', () => {
  const promised = (member: Member) => page.getByRole('region', { name: member.text('estimate.total') })
  const twoVisits = () => physiotherapyAt('confirmation')
  const ALSO = {
    hasInfoOnFile: true,
    infoOnFileValid: true,
    doesMemberHaveOtherCov: true,
    wasSubmittedToOtherFirst: false,
  }

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`the estimate changes while the member types amounts, without a request for each keystroke (${look.locale})`, async () => {
      const member = await renderPage('claims.claim-details', { persona: 'default', draft: twoVisits(), ...look })
      const sum = (amount: string) => money(member.locale, amount)
      await contains(promised(member), member.text('estimate.pays', { amount: sum('136.00'), cost: sum('175.50') }))
      const asked = member.sent('GET', /service-types$/).length
      const amount = page.getByRole('textbox', { name: member.text('form.claimDetails.lines.amountPaid.label') })
      await member.write(amount.first(), member.locale === 'fr' ? '100,33' : '100.33')
      await contains(
        promised(member),
        member.text('estimate.pays', { amount: sum('144.00'), cost: sum('195.83') }),
        member.text('estimate.each', { service: 'X', amount: sum('72.00'), cost: sum('100.33') }).replace('X', ''),
        member.text('estimate.promise'),
      )
      const spoken = member.text('estimate.pays', { amount: sum('144.00'), cost: sum('195.83') })
      await expect.element(page.css('[aria-live=polite]').filter({ hasText: spoken })).toBeInTheDocument()
      await member.write(amount.first(), '1e3')
      await contains(promised(member), member.text('estimate.pays', { amount: sum('72.00'), cost: sum('95.50') }))
      expect(member.sent('GET', /service-types$/).length).toBe(asked)
      await member.expectNoAxeViolations()
    })

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`the summary has the estimate before the answers, and mentions other coverage (${look.locale})`, async () => {
      const member = await renderPage('claims.claim-summary', {
        persona: 'default',
        draft: physiotherapyAt('claim-summary'),
        ...look,
      })
      const amount = money(member.locale, '136.00')
      await contains(promised(member), member.text('estimate.expected', { amount }), member.text('estimate.promise'))
      const [cost, left] = [money(member.locale, '175.50'), money(member.locale, '39.50')]
      await contains(promised(member), member.text('estimate.claimed.left', { cost, left }))
      const cards = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect
        .poll(() => cards.elements().map(({ textContent }) => textContent))
        .toEqual([member.text('estimate.total'), member.text('claims.agreement.title')])
      const shared = await renderPage('claims.claim-summary', {
        persona: 'default',
        draft: physiotherapyAt('claim-summary', { 'other-coverage': ALSO }),
        ...look,
      })
      await contains(promised(shared), shared.text('estimate.expected.first', { amount }))
      // what is left to pay depends on the other insurer
      await contains(promised(shared), shared.text('estimate.claimed', { cost }))
      await shared.goTo('/submit-claim/claim-details')
      await expect.element(page.css('#app[data-page="claims.claim-details"] h1')).toBeVisible()
      await contains(page.getByRole('main'), shared.text('estimate.expected.first', { amount }))
    })

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`the last step and the confirmation show the expected amount and the bank account (${look.locale})`, async () => {
      const member = await renderPage('claims.confirmation', { persona: 'default', draft: twoVisits(), ...look })
      const expected = member.text('claims.receipt.expected', {
        amount: money(member.locale, '136.00'),
        digits: '5678',
      })
      await expect.element(page.getByText(expected)).toBeVisible()
      const claim = new Claim(member)
      await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await member.press(member.button('claims.submit'))
      await member.isAt('/submit-claim/success')
      await expect.element(page.getByText(expected)).toBeVisible()
      await expect.element(member.getByText('claims.receipt.next.paid')).not.toBeInTheDocument()
    })

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`a claim line that repeats an earlier claim shows a notice, and the member can continue (${look.locale})`, async () => {
      const onFile = (participantId: string, code: string) => ({
        claimId: 'C1',
        claimLineNumber: 1,
        claimStatus: 'PENDED',
        hasPaymentDetails: false,
        participantInfo: { firstName: 'MARIE-ÈVE', participantId },
        benefitCode: 'CHLTH',
        serviceDate: VISITED,
        serviceInfo: { code, description: 'Physiotherapy' },
        submittedAmount: '64.25',
      })
      const opened = (...claimSearchResults: readonly object[]) =>
        renderPage('claims.claim-details', {
          persona: 'default',
          draft: physiotherapyAt('other-coverage'),
          ...look,
          before: (sandbox) =>
            sandbox.faults([{ operationId: 'searchClaims', status: 200, body: { claimSearchResults, maxLimit: 500 } }]),
        })
      const declined = { ...onFile('1', 'PHYS01'), claimStatus: 'DECLINED' } // which this claim may correct
      const member = await opened(onFile('3', 'PHYS01'), onFile('1', 'PHYS02'), declined)
      await expect.element(promised(member)).toBeVisible()
      await expect.poll(() => queryClient.isFetching()).toBe(0)
      await expect.element(member.getByText('claims.twice.title')).not.toBeInTheDocument()
      const again = await opened(onFile('1', 'PHYS01'))
      await expect.element(again.getByText('claims.twice.title')).toBeVisible()
      await contains(page.getByRole('main'), money(again.locale, '64.25'), again.text('claims.twice.text'))
      await again.expectNoAxeViolations()
      // the member answers that this person has no other coverage
      await again.choose(page.getByRole('radio', { name: again.text('no'), exact: true }).last())
      await again.press(again.button('claims.continue'))
      await again.isAt('/submit-claim/claim-summary')
      await expect.element(again.getByText('claims.twice.title')).toBeVisible()
    })

  test('the estimate for a member with other coverage is what the plan pays before the other insurer', async () => {
    const member = await renderPage('claims.confirmation', {
      persona: 'default',
      draft: physiotherapyAt('confirmation', { 'other-coverage': ALSO }),
    })
    await expect
      .element(member.getByText('claims.receipt.expected.first', { amount: '$136.00', digits: '5678' }))
      .toBeVisible()
  })

  test(
    'where the health spending account pays by itself, the estimate and the confirmation say that it pays the rest',
    { tags: ['CLAIM-71', 'D-357'] },
    async () => {
      const options: PageOptions = {
        persona: 'hsa',
        ...PHONE_FR,
        before: (sandbox) => sandbox.vary('hsa', { policy: { autoHSA: true, easyHsa: false } }),
      }
      const details = await renderPage('claims.claim-details', { draft: twoVisits(), ...options })
      await contains(promised(details), details.text('claims.receipt.rest'))
      const member = await renderPage('claims.confirmation', { draft: twoVisits(), ...options })
      await contains(promised(member), member.text('claims.receipt.rest'))
      const claim = new Claim(member)
      await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await member.press(member.button('claims.submit'))
      await member.isAt('/submit-claim/success')
      await expect.element(member.getByText('claims.receipt.rest')).toBeVisible()
    },
  )

  test('a claim shows no estimate if the other insurer has paid already', { tags: ['D-350'] }, async () => {
    const member = await renderPage('claims.claim-summary', {
      persona: 'default',
      draft: physiotherapyAt('claim-summary', {
        'other-coverage': { ...ALSO, infoOnFileValid: true, wasSubmittedToOtherFirst: true },
      }),
    })
    await expect.element(member.button('claims.submit')).toBeVisible()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(promised(member)).not.toBeInTheDocument()
  })

  test('a claim shows no estimate if its services cannot be looked up or are described in words', async () => {
    const said = page.getByText(/about \$/)
    const drugs = await renderPage('claims.confirmation', { persona: 'default', draft: drugsAt('confirmation') })
    await expect.element(drugs.button('claims.submit')).toBeVisible()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(said).not.toBeInTheDocument()
    const failing = await renderPage('claims.confirmation', {
      persona: 'default',
      draft: twoVisits(),
      before: (sandbox) => sandbox.faults([{ operationId: 'listServiceTypes', status: 500 }]),
    })
    await expect.poll(() => failing.sent('GET', /service-types$/).length).toBeGreaterThan(0)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(failing.button('claims.submit')).toBeVisible()
    await expect.element(said).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await failing.sandbox.heal()
    const described = physiotherapyAt('claim-summary', {
      'service-list': { services: ['102', 'other:0'], otherDescription: 'Stretching' },
      'service-selection': {
        lines: [
          { serviceId: '102', count: 1 },
          { serviceId: 'other:0', count: 1 },
        ],
      },
      'claim-details': {
        lines: ['102#1', 'other:0#1'].map((key) => ({
          key,
          needsPrescription: false,
          participantId: '1',
          dateOfService: VISITED,
          amountPaid: '80.00',
        })),
      },
    })
    const partly = await renderPage('claims.claim-summary', { persona: 'default', draft: described })
    await expect.poll(() => partly.sent('GET', /service-types$/).length).toBeGreaterThan(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(promised(partly)).not.toBeInTheDocument()
  })

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(`without a prescription that the plan asks for, the estimate counts the service at nothing and says so (${look.locale})`, async () => {
      const visit = { participantId: '1', dateOfService: VISITED }
      const draft = physiotherapyAt('claim-summary', {
        'service-list': { services: ['101', 'rx:111'] },
        'service-selection': {
          lines: [
            { serviceId: '101', count: 1 },
            { serviceId: 'rx:111', count: 1 },
          ],
        },
        'claim-details': {
          lines: [
            { key: '101#1', ...visit, amountPaid: '80.00', needsPrescription: false },
            { key: 'rx:111#1', ...visit, amountPaid: '300.00', needsPrescription: true, hasPrescription: false },
          ],
        },
      })
      const sum = (amount: string) => money(look.locale, amount)
      const entry = await renderPage('claims.claim-details', { persona: 'default', draft, ...look })
      const warning = entry.text('estimate.without-prescription', { count: 1 })
      await contains(
        promised(entry),
        entry.text('estimate.pays', { amount: sum('64.00'), cost: sum('380.00') }),
        `${entry.text('estimate.part.withoutPrescription')}${sum('300.00')}`,
        warning,
      )
      const summary = await renderPage('claims.claim-summary', { persona: 'default', draft, ...look })
      await contains(promised(summary), summary.text('estimate.expected', { amount: sum('64.00') }), warning)
      const glasses = { ...visit, subcategory: 'rx:311', amountPaid: '300.00' }
      const rule = summary.text('estimate.rule.visit', { percent: 80, amount: sum('300.00') })
      for (const hasPrescription of [true, false]) {
        const alone = await renderPage('claims.claim-details-vision', {
          persona: 'default',
          draft: visionAt('other-coverage', {
            'service-list-vision': { services: ['2'] },
            'claim-details-vision': { lines: [{ ...glasses, hasPrescription }] },
          }),
          ...look,
        })
        const paid = sum(hasPrescription ? '240.00' : '0.00')
        await contains(promised(alone), alone.text('estimate.pays', { amount: paid, cost: sum('300.00') }))
        await expect.poll(() => promised(alone).getByText(rule).length).toBe(hasPrescription ? 1 : 0)
      }
    })
})
