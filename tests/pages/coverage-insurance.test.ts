import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LifeBenefit } from '~generated/member/model/index.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const card = (name: string) => main.getByRole('region', { name, exact: true })
const own = (
  member: Member,
  id: 'coverage.insurance.totals' | 'coverage.insurance.change' | 'coverage.insurance.claim.title',
) => card(member.text(id))

/** Options that make the service return these benefits. */
const listing = (...benefits: readonly LifeBenefit[]): Pick<PageOptions, 'before'> => ({
  before: (sandbox) => sandbox.faults([{ operationId: 'getLifeDisabilityBenefits', body: benefits }]),
})
const benefit = (code: string, more: Partial<LifeBenefit> = {}): LifeBenefit => ({
  code,
  label: `Name of ${code}`,
  benefitDetails: [{ amount: '1234.50', lob: '09', lobLabel: 'Amount', lobName: 'Life' }],
  ...more,
})

describe('life and disability benefits', () => {
  test(
    'Your coverage has a card for life and disability benefits, whose page shows the payment of each benefit',
    { tags: ['ROUTE-093', 'COV-55', 'COV-57', 'CONST-30'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      await member.press(page.getByRole('link', { name: member.text('coverage.card.LIFEDIS') }))
      await member.isAt('/coverage/life-and-disability')
      const names = [
        ['Basic life insurance', '$100,000.00'],
        ['Dependant life insurance', '$5,000.00'],
        ['Surviving spouse', '$500.00'],
        ['Supplementary life insurance', '$50,000.00'],
        ['Accidental death and dismemberment', '$100,000.00'],
        ['Critical illness', '$25,000.00'],
        ['Short-term disability', '$750.00'],
        ['Long-term disability', '$2,500.00'],
      ] as const
      for (const [name, amount] of names)
        await expect.element(card(name).getByText(amount, { exact: true })).toBeVisible()
      await expect
        .element(main.getByRole('heading', { name: 'Life, accidental death and dismemberment', level: 2 }))
        .toBeVisible()
      await member.expectNoAxeViolations()
    },
  )

  test("a benefit that the portal does not know is shown with the service's name", { tags: ['COV-55'] }, async () => {
    const member = await renderPage('coverage.life', { ...PHONE_FR, ...listing(benefit('BRANDNEW')) })
    await expect.element(card('Name of BRANDNEW').getByText(/^1\s234,50\s\$$/)).toBeVisible()
    await expect.element(member.getByText('coverage.insurance.unnamed')).not.toBeInTheDocument()
  })

  test(
    'a benefit lists its beneficiaries by type and share, and says who has a trustee',
    { tags: ['COV-56'] },
    async () => {
      const member = await renderPage('coverage.life', { persona: 'default', ...PHONE_FR })
      const all = card(member.text('coverage.insurance.beneficiaries'))
      // they are the same for three benefits, and are shown once
      await expect.element(all).toMatchTextContent('Assurance vie de base')
      await expect.element(card('Assurance vie de base')).not.toMatchTextContent('Daniel Cormier')
      for (const name of ['Daniel Cormier', 'Théo Cormier-Roy'])
        await expect
          .element(all.getByText(member.text('coverage.insurance.DesignatedBeneficiary', { name })))
          .toBeVisible()
      await expect
        .element(all.getByText(member.text('coverage.insurance.share', { percent: 50 }), { exact: true }).first())
        .toBeVisible()
      await expect
        .element(
          all.getByText(
            member.text('coverage.insurance.trustee', { name: 'Lucie Roy', beneficiary: 'Théo Cormier-Roy' }),
          ),
        )
        .toBeVisible()
      await expect
        .element(card('Maladie grave').getByText(member.text('coverage.insurance.beneficiaries')))
        .not.toBeInTheDocument()
    },
  )

  test(
    'the shares of beneficiaries are shown as the service returns them, even if they are not whole numbers',
    { tags: ['COV-56'] },
    async () => {
      const beneficiaryDetails = [{ beneficiaryCode: 'AssignedBeneficiary', name: 'Estate', percentage: 62.5 }] as const
      const member = await renderPage(
        'coverage.life',
        listing(benefit('BASIC', { beneficiaryDetails: [...beneficiaryDetails] })),
      )
      await expect
        .element(main.getByText(member.text('coverage.insurance.AssignedBeneficiary', { name: 'Estate' })))
        .toBeVisible()
      await expect.element(main.getByText('62.5%', { exact: true })).toBeVisible()
      await expect.element(main.getByText(member.text('coverage.insurance.shares', { percent: 62.5 }))).toBeVisible()
    },
  )

  test('no beneficiary is shown if the policy lacks the flag beneficiary', { tags: ['D-132'] }, async () => {
    const member = await renderPage('coverage.life', {
      persona: 'default',
      before: (sandbox) => sandbox.vary('default', { policy: { beneficiary: false } }),
    })
    await expect.element(card('Basic life insurance')).toBeVisible()
    await expect.element(main.getByText(/Daniel Cormier|Lucie Roy/)).not.toBeInTheDocument()
    await expect.element(own(member, 'coverage.insurance.change')).not.toBeInTheDocument()
  })

  test(
    'the cardholder sees a warning if a benefit has no beneficiary, or if a minor has no trustee',
    { tags: ['D-132'] },
    async () => {
      const beneficiaryDetails = [
        { beneficiaryCode: 'DesignatedBeneficiary', name: 'Théo Cormier-Roy', percentage: 100 },
      ] as const
      const member = await renderPage('coverage.life', {
        persona: 'default',
        ...PHONE_FR,
        ...listing(
          benefit('BASIC'),
          benefit('ADD', { beneficiaryDetails: [...beneficiaryDetails] }),
          benefit('CRITICAL'),
        ),
      })
      await expect
        .element(main.getByText(member.text('coverage.insurance.unnamed.text', { benefits: 'Name of BASIC' })))
        .toBeVisible()
      await expect
        .element(main.getByText(member.text('coverage.insurance.untrusted.text', { names: 'Théo Cormier-Roy' })))
        .toBeVisible()
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a member who is not the cardholder sees no warning, because the beneficiaries are not shared',
    { tags: ['D-132', 'D-158'] },
    async () => {
      // The coverage page fetches the participants, so it is opened first. If the next page warned about the
      // participants, the warning would then appear together with the benefits, and the checks below would find it.
      const member = await renderPage('coverage.overview', { persona: 'dependant' })
      await expect.element(page.css('main a[href$="/extended-health#vision"]')).toBeVisible()
      await member.goTo('/coverage/life-and-disability')
      await expect.element(card('Basic life insurance')).toBeVisible()
      await expect
        .element(main.getByText(member.text('coverage.insurance.beneficiaries'), { exact: true }))
        .not.toBeInTheDocument()
      await expect.element(member.getByText('coverage.insurance.unnamed')).not.toBeInTheDocument()
    },
  )

  test(
    'the benefits are shown even if the list of people, which is needed only for warnings, cannot be loaded',
    { tags: ['ERR-01'] },
    async () => {
      const member = await renderPage('coverage.life', {
        before: (sandbox) => sandbox.faults([{ operationId: 'listParticipants', status: 500 }]),
      })
      await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
      await expect.element(card('Basic life insurance')).toBeVisible()
      await expect.element(main.getByRole('alert')).toBeVisible()
    },
  )

  test('amounts of benefits of the same name are added up', { tags: ['COV-57'] }, async () => {
    const member = await renderPage('coverage.life', { persona: 'default' })
    const totals = own(member, 'coverage.insurance.totals')
    await expect.element(totals.getByText(member.text('coverage.insurance.totals.text'))).toBeVisible()
    await expect.element(totals.getByText('Amount of insurance', { exact: true })).toBeVisible()
    const sum = main.getByText('$150,000.00', { exact: true })
    const size = (each: Element) => parseFloat(getComputedStyle(each).fontSize)
    const title = main.getByRole('heading', { level: 1 })
    expect(size(sum.element()), 'the sum is the largest thing').toBeGreaterThan(size(title.element()))
    // an amount that is alone is no total
    await expect.element(totals.getByText('Weekly income')).not.toBeInTheDocument()
  })

  test('the page of life and disability benefits links to a claim, except for members who cannot submit claims', async () => {
    const member = await renderPage('coverage.life', { persona: 'suspended' })
    await expect.element(card('Basic life insurance')).toBeVisible()
    await expect.element(own(member, 'coverage.insurance.claim.title')).not.toBeInTheDocument()
    const other = await renderPage('coverage.life', PHONE_FR)
    await other.press(own(other, 'coverage.insurance.claim.title').getByRole('button'))
    await other.isAt('/submit-claim/claim-type')
  })

  test('a claim begins with the claim type already chosen if one type fits all benefits of the plan', async () => {
    const member = await renderPage('coverage.life', listing(benefit('SHORT'), benefit('LONG')))
    await member.press(own(member, 'coverage.insurance.claim.title').getByRole('button'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { name: 'Disability and critical illness' })).toBeChecked()
    const other = await renderPage('coverage.life', { persona: 'default', ...PHONE_FR })
    await other.press(own(other, 'coverage.insurance.claim.title').getByRole('button'))
    await other.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio').first()).toBeVisible()
    await expect.element(page.getByRole('radio', { checked: true })).not.toBeInTheDocument()
  })

  test.for([204, 500])(
    'the page of life and disability benefits shows an error for a response other than 200 (%i)',
    { tags: ['COV-54'] },
    async (status) => {
      await renderPage('coverage.life', {
        before: (sandbox) => sandbox.faults([{ operationId: 'getLifeDisabilityBenefits', status }]),
      })
      await expect.element(dialog).toBeVisible()
    },
  )

  test(
    'the page of life and disability benefits shows a message if the plan has no such benefits',
    { tags: ['COV-54'] },
    async () => {
      const member = await renderPage('coverage.life', { persona: 'retired', ...PHONE_FR })
      await expect.element(member.heading('coverage.life.none')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )
})

describe('optional benefits', () => {
  test(
    'Your coverage has a card for optional benefits, whose page shows the chosen benefits',
    { tags: ['ROUTE-099', 'COV-58'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default', ...PHONE_FR })
      await member.press(page.getByRole('link', { name: member.text('coverage.card.OPTBEN') }))
      await member.isAt('/coverage/optional-benefits')
      await expect.element(card('Assurance vie facultative').getByText(/^150\s000,00\s\$$/)).toBeVisible()
      await member.expectNoAxeViolations()
    },
  )

  test.for([204, 500])(
    'the page of optional benefits shows an error for a response other than 200 (%i)',
    { tags: ['COV-58'] },
    async (status) => {
      await renderPage('coverage.optional', {
        before: (sandbox) => sandbox.faults([{ operationId: 'getOptionalBenefits', status }]),
      })
      await expect.element(dialog).toBeVisible()
    },
  )

  test(
    'the page of optional benefits shows a message if the member has chosen no optional benefit',
    { tags: ['COV-58'] },
    async () => {
      const member = await renderPage('coverage.optional', { persona: 'retired' })
      await expect.element(member.heading('coverage.optional.none')).toBeVisible()
    },
  )
})
