import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { ExternalLinks } from '~generated/member/model/index.ts'
import { env, provideEnvironment } from '~/platform/config/environment.ts'
import { PROGRAMMES } from '~/areas/coverage/model/programmes.ts'
import { allowHosts } from './support/allow-hosts.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const link = (member: Member, id: MessageId) => main.getByRole('link', { name: member.text(id) })

afterEach(() => void vi.restoreAllMocks())

describe('online doctors', () => {
  test(
    "Your coverage has a card for online doctors, whose page shows the service's text and prices",
    { tags: ['ROUTE-102', 'COV-59', 'COV-60', 'CONST-29'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      await member.press(page.getByRole('link', { name: member.text('coverage.card.ONLINEDOCTOR') }))
      await member.isAt('/coverage/online-doctors')
      const offer = main.getByRole('region', { name: 'What your plan offers' })
      await expect
        .element(offer.getByText('A visit costs $65, $73 or $92, depending on the time of day.', { exact: true }))
        .toBeVisible()
      expect(offer.css('p').length, 'an empty line parts paragraphs').toBe(3)
      const account = main.getByRole('region', { name: 'Go to your account' })
      await expect.element(account.getByText(/^Have your member card ready/)).toBeVisible()
      const out = account.getByRole('link')
      await expect.element(out).toHaveAttribute('href', 'https://doctors.example.com/en/sign-in')
      await expect.element(out).toHaveAttribute('target', '_blank')
      await expect.element(out).toMatchTextContent(new RegExp(member.text('shell.new-window')))
      await member.expectNoAxeViolations()
    },
  )

  test('Your coverage links to online doctors only if the plan includes them', { tags: ['COV-59'] }, async () => {
    const member = await renderPage('coverage.overview', { persona: 'default', ...PHONE_FR })
    const now = main.getByRole('region', { name: member.text('coverage.now.ONLINEDOCTOR') })
    await member.press(now.getByRole('link', { name: member.text('coverage.now.ONLINEDOCTOR.open') }))
    await member.isAt('/coverage/online-doctors')
    const other = await renderPage('coverage.overview', { persona: 'empty' })
    await expect.element(other.heading('coverage.none')).toBeVisible()
    await expect.element(other.heading('coverage.now.ONLINEDOCTOR')).not.toBeInTheDocument()
  })

  test(
    'the page of online doctors links to the member card, and to connected care if the plan includes it',
    { tags: ['COV-60'] },
    async () => {
      const member = await renderPage('coverage.online-doctors', { persona: 'default', ...PHONE_FR })
      await expect.element(link(member, 'coverage.online-doctors.care')).toBeVisible()
      await member.press(link(member, 'coverage.online-doctors.card'))
      await member.isAt('/manage-your-account/member-card')
      const other = await renderPage('coverage.online-doctors', { persona: 'basic' })
      await expect.element(link(other, 'coverage.online-doctors.card')).toBeVisible()
      await expect.element(link(other, 'coverage.online-doctors.care')).not.toBeInTheDocument()
    },
  )

  test(
    'no link leads to online doctors on a host that the deployment does not allow',
    { tags: ['COV-60'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      allowHosts('insurer.example')
      await member.goTo('/coverage/online-doctors')
      await expect.element(member.getByText('coverage.online-doctors.closed')).toBeVisible()
      await expect.element(link(member, 'coverage.online-doctors.open')).not.toBeInTheDocument()
    },
  )

  test(
    'the page of online doctors shows a message, without a dialog, if the plan does not include the service',
    { tags: ['COV-59'] },
    async () => {
      const member = await renderPage('coverage.online-doctors', { persona: 'empty', ...PHONE_FR })
      await expect.element(member.heading('coverage.online-doctors.none')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test('the page of online doctors shows an error for any response other than 200', { tags: ['COV-59'] }, async () => {
    await renderPage('coverage.online-doctors', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getOnlineDoctors', status: 500 }]),
    })
    await expect.element(dialog).toBeVisible()
  })
})

describe('medical exclusion', () => {
  const names = () =>
    main
      .css('li:not(nav li)')
      .elements()
      .map(({ textContent }) => textContent)

  test(
    'the medical exclusion is shown for people who have one and share their details',
    { tags: ['ROUTE-104', 'COV-63', 'D-128', 'D-183'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'exclusion' })
      await member.press(page.getByRole('link', { name: member.text('coverage.card.exclusion.text') }))
      await member.isAt('/coverage/medical-exclusion')
      expect(names()).toEqual(['Théo Cormier-Roy'])
      await expect.element(member.getByText('coverage.exclusion.private')).toBeVisible()
      await expect.element(member.getByText('coverage.exclusion.meaning.text')).toBeVisible()
      await expect.element(main.getByText('Daniel')).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a member sees their own medical exclusion, even if they do not share their details',
    { tags: ['D-128', 'D-183'] },
    async () => {
      const member = await renderPage('coverage.exclusion', {
        persona: 'default',
        ...PHONE_FR,
        before: (sandbox) =>
          sandbox.vary('default', {
            policy: { medicalExclusion: true },
            participants: { '1': { medicalExclusion: true, privacyConsent: false } },
          }),
      })
      expect(names()).toEqual(['Marie-Ève Roy-Côté'])
      await expect.element(member.getByText('coverage.exclusion.private')).not.toBeInTheDocument()
    },
  )

  test(
    'the page of medical exclusions shows a message if there is no exclusion to list',
    { tags: ['COV-63'] },
    async () => {
      const member = await renderPage('coverage.exclusion', {
        persona: 'default',
        before: (sandbox) => sandbox.vary('default', { policy: { medicalExclusion: true } }),
      })
      await expect.element(member.heading('coverage.exclusion.none')).toBeVisible()
      await expect.element(member.getByText('coverage.exclusion.meaning.text')).toBeVisible()
    },
  )

  test(
    'a plan without medical exclusions has no card for medical exclusions, and the URL of the page redirects',
    { tags: ['ROUTE-104', 'D-128'] },
    async () => {
      const member = await renderPage('coverage.exclusion', { persona: 'default', ...PHONE_FR })
      await member.isAt('/coverage')
      await expect.element(link(member, 'coverage.card.TRAVEL')).toBeVisible()
      await expect.element(link(member, 'coverage.card.exclusion.text')).not.toBeInTheDocument()
    },
  )
})

describe('retirement programme', () => {
  /**
   * Options that make a request fail. The response is an HTML page without a message from the service, so the portal
   * shows its own message.
   */
  const fails = (operationId: 'getRhipAmount' | 'getRhipReportPdf', persona = 'retired') => ({
    persona,
    before: (sandbox: Member['sandbox']) => sandbox.faults([{ operationId, status: 'html' }]),
  })

  test(
    'a card of Your coverage leads to the retirement programme, which shows its remaining payment for the year',
    { tags: ['ROUTE-107', 'COV-66', 'ACCTS-15'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'retired' })
      await member.press(link(member, 'coverage.retirement.more'))
      await member.isAt('/coverage/retirement-health-insurance-programme')
      const amount = main.getByText('$1,850.00', { exact: true })
      await expect.element(amount).toBeVisible()
      const size = (each: Element) => parseFloat(getComputedStyle(each).fontSize)
      const title = main.getByRole('heading', { level: 1 })
      expect(size(amount.element()), 'the amount is the largest thing').toBeGreaterThan(size(title.element()))
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a member who is not enrolled in the retirement programme is told so on the page, and sees no report',
    { tags: ['D-125'] },
    async () => {
      const member = await renderPage('coverage.retirement', { persona: 'default', ...PHONE_FR })
      await expect.element(member.heading('coverage.retirement.none')).toBeVisible()
      await expect.element(member.button('coverage.retirement.report.download')).not.toBeInTheDocument()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test(
    'the report of the retirement programme is saved under a name in the language of the page',
    { tags: ['ACCTS-17', 'CONST-25', 'API-074', 'D-124'] },
    async () => {
      const names: string[] = []
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        if (this.download) names.push(this.download)
      })
      for (const look of [{}, PHONE_FR]) {
        const member = await renderPage('coverage.retirement', look)
        // press() itself clicks no anchor. Only saving the file clicks an anchor, and this test listens for that click.
        await member.press(member.button('coverage.retirement.report.download'))
        await expect.element(member.getByText('download.done')).toBeInTheDocument()
        expect(
          member.sent('GET', /retirement-health-insurance-program-benefits\/benefits\/reports\/annual\/pdf$/),
        ).toHaveLength(1)
      }
      expect(names).toEqual(['RHIP-summary.pdf', 'sommaire-du-RAMR.pdf'])
    },
  )

  test(
    'the retirement page shows the error rhip-amount if the retirement amount cannot be loaded',
    { tags: ['ACCTS-16', 'ERR-12'] },
    async () => {
      const member = await renderPage('coverage.retirement', { ...fails('getRhipAmount'), ...PHONE_FR })
      await expect.element(dialog.getByText(member.text('error.name.rhip-amount'))).toBeVisible()
    },
  )

  test(
    'Your coverage shows no error when the retirement amount cannot be loaded, because most members are not enrolled',
    { tags: ['ACCTS-16', 'D-125'] },
    async () => {
      for (const persona of ['default', 'retired']) {
        const member = await renderPage('coverage.overview', fails('getRhipAmount', persona))
        await expect.poll(() => member.sandbox.count('getRhipAmount')).toBeGreaterThan(0)
        await expect.element(link(member, 'coverage.card.TRAVEL')).toBeVisible()
        await expect.element(dialog).not.toBeInTheDocument()
        await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
        await expect.element(member.heading('coverage.retirement.title')).not.toBeInTheDocument()
      }
    },
  )

  test(
    'the retirement page shows the error rhip-report if the report fails to load or is empty',
    { tags: ['ACCTS-18', 'ERR-13', 'D-89'] },
    async () => {
      for (const status of ['html', 204] as const) {
        const member = await renderPage('coverage.retirement', {
          before: (sandbox) => sandbox.faults([{ operationId: 'getRhipReportPdf', status }]),
        })
        await member.press(member.button('coverage.retirement.report.download'))
        await expect.element(dialog.getByText(member.text('error.name.rhip-report'))).toBeVisible()
        await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
      }
    },
  )
})

/** Adds these links to the external links of the configuration. The links remain until the next page is rendered. */
function linking(more: Partial<ExternalLinks>): void {
  const of = (links: ExternalLinks): ExternalLinks => ({
    privacy: links.privacy,
    findForm: links.findForm,
    findProfessional: links.findProfessional,
    ...more,
  })
  const { externalLinks } = env()
  provideEnvironment({
    ...env(),
    externalLinks: { ...externalLinks, MBC: { en: of(externalLinks.MBC.en), fr: of(externalLinks.MBC.fr) } },
  })
}

const programmeOf = (id: (typeof PROGRAMMES)[number]['page']) => PROGRAMMES.find((each) => each.page === id)!

/**
 * Opens the page of a programme from its card and checks its messages, its link to the programme's site and its
 * accessibility.
 */
async function isThere(id: (typeof PROGRAMMES)[number]['page'], path: string): Promise<void> {
  const { key, sections, link: site } = programmeOf(id)
  const member = await renderPage('coverage.overview', { persona: 'programmes' })
  await member.press(page.getByRole('link', { name: member.text(`coverage.card.${key}` as MessageId) }))
  await member.isAt(path)
  for (const { title, steps } of sections) {
    const card = main.getByRole('region', { name: member.text(title), exact: true })
    for (const step of steps) await expect.element(card.getByText(member.text(step), { exact: true })).toBeVisible()
  }
  await expect.element(link(member, site.label)).toHaveAttribute('href', env().externalLinks.MBC.en[site.to])
  await expect.element(link(member, site.label)).toHaveAttribute('rel', 'noopener noreferrer')
  await member.expectNoAxeViolations()
}

describe('programmes described in fixed text', () => {
  test(
    'travel coverage has a page with its text, its site and no axe violation',
    { tags: ['ROUTE-094', 'COV-61', 'D-127'] },
    () => isThere('coverage.travel', '/coverage/travel'),
  )
  test('the assistance programme has a page if the plan lists it', { tags: ['ROUTE-103', 'COV-62', 'D-179'] }, () =>
    isThere('coverage.assistance', '/coverage/assistance-programme'),
  )
  test('the refugee health programme has a page if the plan lists it', { tags: ['ROUTE-105', 'COV-64', 'D-179'] }, () =>
    isThere('coverage.refugee', '/coverage/refugee-health-programme'),
  )
  test('the medical second opinion has a page', { tags: ['ROUTE-106', 'COV-65', 'D-127'] }, () =>
    isThere('coverage.second-opinion', '/coverage/medical-second-opinion'),
  )

  test.for(PROGRAMMES)(
    'the page $page opens by its URL and says that the plan does not include the programme',
    { tags: ['D-127'] },
    async ({ page: id, lead, sections }) => {
      const member = await renderPage(id, { persona: 'empty', ...PHONE_FR })
      await expect.element(member.heading('coverage.programmes.none')).toBeVisible()
      await expect.element(main.getByText(member.text(lead))).toBeVisible()
      await expect.element(member.heading(sections[0]!.title)).not.toBeInTheDocument()
    },
  )

  test.for(PROGRAMMES)(
    "the page $page is shown if the plan's benefits cannot be loaded, and says so",
    { tags: ['API-072', 'D-127'] },
    async ({ page: id, sections }) => {
      const member = await renderPage(id, {
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'listBenefits', status: 500 }]),
      })
      await expect.element(member.getByText('coverage.programmes.unknown')).toBeVisible()
      await expect.element(member.heading(sections[0]!.title)).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test('Your coverage has no card for programmes that the plan does not list', { tags: ['D-179'] }, async () => {
    const member = await renderPage('coverage.overview', { persona: 'default' })
    await expect.element(link(member, 'coverage.card.TRAVEL')).toBeVisible()
    for (const id of ['coverage.card.ASSIST', 'coverage.card.REFUGEE'] as const)
      await expect.element(link(member, id)).not.toBeInTheDocument()
  })
})

describe('travel coverage', () => {
  test("the page of travel coverage has telephone links and the plan's numbers", { tags: ['COV-61'] }, async () => {
    const member = await renderPage('coverage.travel', PHONE_FR)
    const help = main.getByRole('region', { name: member.text('coverage.travel.emergency'), exact: true })
    await expect
      .element(help.getByRole('link', { name: '800-555-0147', exact: true }))
      .toHaveAttribute('href', 'tel:+18005550147')
    await expect
      .element(help.getByRole('link', { name: '+1 506-555-0148', exact: true }))
      .toHaveAttribute('href', 'tel:+15065550148')
    for (const number of ['90210', '100200300'])
      await expect.element(help.getByText(number, { exact: true })).toBeVisible()
  })

  test(
    'without telephone numbers, the page of travel coverage refers to the member card and has no link',
    { tags: ['D-127'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      linking({ travelPhone: 'call us' })
      await member.goTo('/coverage/travel')
      await expect.element(member.getByText('coverage.travel.call.card')).toBeVisible()
      await expect.element(main.css('a[href^="tel:"]')).not.toBeInTheDocument()
      await expect.element(link(member, 'coverage.travel.link')).not.toBeInTheDocument()
    },
  )

  test(
    "travel coverage is shown without the plan's numbers and without an error if the numbers cannot be loaded",
    { tags: ['D-127'] },
    async () => {
      const member = await renderPage('coverage.travel', {
        before: (sandbox) => sandbox.faults([{ operationId: 'getCardholderDetails', status: 500 }]),
      })
      await expect.poll(() => member.sandbox.count('getCardholderDetails')).toBeGreaterThan(0)
      await expect.element(member.heading('coverage.travel.emergency')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(main.getByText('90210')).not.toBeInTheDocument()
    },
  )

  test('the page of travel coverage can be printed, and offers a claim only to members who can submit claims', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const other = await renderPage('coverage.travel', { persona: 'suspended', ...PHONE_FR })
    await other.press(other.button('coverage.print'))
    expect(print).toHaveBeenCalledTimes(1)
    await expect.element(other.heading('coverage.travel.claim')).not.toBeInTheDocument()
    const member = await renderPage('coverage.travel')
    await member.press(main.getByRole('region', { name: member.text('coverage.travel.claim') }).getByRole('button'))
    await member.isAt('/submit-claim/claim-type')
  })
})
