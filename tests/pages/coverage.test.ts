import { describe, expect, test } from 'vitest'
import { formatMoney } from '~/platform/i18n/format.ts'
import { page } from 'vitest/browser'
import { useKeyboardOnly } from './support/keyboard.ts'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderPage, type StandIn } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const person = page.css('#coverage-person')
const card = (member: Member, id: 'coverage.words' | 'coverage.dental.services' | 'limits.title') =>
  page.getByRole('region', { name: member.text(id), exact: true })

async function lookUp(member: Member, codes: string): Promise<void> {
  await page.css('#dentalSearch_specialty').selectOptions('GP')
  await page.css('#dentalSearch_province').selectOptions('NB')
  await member.write(member.field('form.dentalSearch.codes.label'), codes)
  await member.press(member.button('coverage.dental.search.go'))
}
/** the labels of the fee guide prices; each dental service that the search found has one */
const prices = (member: Member) => page.getByText(member.text('coverage.dental.guide'), { exact: true })
const refused = (member: Member, codes: string) =>
  page.getByText(member.text('coverage.dental.refused', { count: codes.split(', ').length, codes }), { exact: true })

describe('dental coverage', () => {
  test(
    "Your coverage has a card for dental coverage, whose page shows the plan's payment by type of service",
    { tags: ['ROUTE-078', 'ROUTE-079', 'COV-05', 'COV-06'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      useKeyboardOnly(member)
      await member.press(page.css('main a[href$="/coverage/dental"]'))
      await member.isAt('/coverage/dental')
      await member.press(page.css('main details summary').first())
      // what the sandbox says about the first group of services, and about all of them
      const group = page.css('main details[open]')
      await contains(group, 'Diagnostic', 'Examinations and X-rays.', /Coverage code: DIAG/)
      const sentences = () =>
        group
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent)
      expect(sentences(), 'without the dash they came with').toEqual([
        'Reimbursed at 80%',
        'One recall examination every six months',
      ])
      await contains(
        main,
        `${member.text('coverage.provisions.overall')}Price in the current fee guide`,
        'Maximum of $2,000 for each person in a calendar year',
        'The claim must be submitted within 24 months of the date of service',
      )
      await member.expectNoAxeViolations()
    },
  )

  test.for([
    ['beside', {}],
    ['below', PHONE_FR],
  ] as const)(
    'the list of dental services stands %s what is left, which is read first',
    { tags: ['COV-06'] },
    async ([place, look]) => {
      const member = await renderPage('coverage.dental', { persona: 'default', ...look })
      await expect.element(card(member, 'coverage.dental.services')).toBeVisible()
      const list = card(member, 'coverage.dental.services').element()
      const left = card(member, 'limits.title').element()
      expect(left.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      const [of, over] = [list.getBoundingClientRect(), left.getBoundingClientRect()]
      if (place === 'beside') expect([of.top, of.right < over.left]).toEqual([over.top, true])
      else expect(of.top).toBeGreaterThan(over.bottom)
    },
  )

  test(
    'dental coverage is shown for the chosen person, who stays chosen on the other dental pages',
    { tags: ['COV-07', 'ROUTE-081'] },
    async () => {
      const member = await renderPage('coverage.dental', { persona: 'default', ...PHONE_FR })
      await person.selectOptions('3')
      await expect.poll(() => member.sent('GET', /\/3\/benefits\/dental$/).length).toBe(1)
      await member.press(page.getByRole('link', { name: member.text('coverage.dental-codes.text') }))
      await member.isAt('/coverage/dental/code-search')
      await expect.element(person).toHaveValue('3')
    },
  )

  test('if the plan has no dental coverage, the dental page says so', { tags: ['COV-05'] }, async () => {
    const member = await renderPage('coverage.dental', { persona: 'saskatchewan', ...PHONE_FR })
    await expect.element(member.heading('coverage.dental.none')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: member.text('nav.contact-us') }))
      .toBeVisible()
    await expect.element(member.heading('coverage.words')).not.toBeInTheDocument()
    await expect.element(member.link('page.coverage.dental-codes')).not.toBeInTheDocument()
  })

  test.for<StandIn>(['sandbox', 'contract mock'])(
    'dental coverage without amounts is shown as text, without rules, on the %s',
    { tags: ['COV-21', 'D-12'] },
    async (standIn) => {
      const member = await renderPage('coverage.dental', { persona: 'suppressed', standIn })
      expect(member.sent('GET', /suppressed-coverages\/dental$/)).toHaveLength(1)
      await expect.element(card(member, 'coverage.words')).toBeVisible()
      await expect.element(page.css('main details').first()).toBeVisible()
      await expect.element(page.getByText(member.text('coverage.provisions.overall'))).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )
})

describe('dental codes', () => {
  const opens = (look = {}) => renderPage('coverage.dental-codes', { persona: 'default', ...look })

  test(
    'dental codes are searched by provider type, province and codes, and no results are shown before the search',
    { tags: ['LOOK-01', 'LOOK-04', 'COV-08', 'COV-09'] },
    async () => {
      const member = await opens()
      await expect.element(prices(member)).not.toBeInTheDocument()
      await lookUp(member, '01202, , 23111')
      await expect.poll(() => prices(member).length).toBe(2)
      const asked = member.sent('GET', /\/benefits\/dental$/).find(({ url }) => url.search !== '')
      expect(Object.fromEntries(asked!.url.searchParams)).toEqual({
        specialty: 'GP',
        province: 'NB',
        codes: '01202,23111',
      })
    },
  )

  test('the codes of the last dental services can be added with a button each', { tags: ['D-371'] }, async () => {
    const member = await opens(PHONE_FR)
    const codes = member.field('form.dentalSearch.codes.label')
    await codes.fill('23111')
    const recall = page.getByRole('button', { name: /^01202 / })
    await member.press(recall)
    await expect.element(codes).toHaveValue('23111, 01202')
    await expect.element(recall).toHaveAttribute('aria-disabled', 'true')
    await member.expectNoAxeViolations()
  })

  test('invalid dental codes are reported without a request', { tags: ['D-131'] }, async () => {
    const member = await opens(PHONE_FR)
    await lookUp(member, '1202')
    await expect
      .element(page.getByText(member.text('form.dentalSearch.codes.error.codes', { max: 10, digits: 5 })).last())
      .toBeVisible()
    await member.write(member.field('form.dentalSearch.codes.label'), '')
    await expect.element(member.getByText('form.dentalSearch.codes.error.required').last()).toBeVisible()
    expect(member.sent('GET', /\/benefits\/dental$/).filter(({ url }) => url.search !== '')).toEqual([])
  })

  test(
    'dental codes that the plan refuses are listed by reason beside the covered codes, without a dialog',
    { tags: ['COV-12', 'COV-13', 'COV-68'] },
    async () => {
      const member = await opens({ width: 360 })
      await lookUp(member, '01202 97111 99999 99998')
      await expect.poll(() => prices(member).length).toBe(1)
      for (const codes of ['97111', '99999, 99998']) await expect.element(refused(member, codes)).toBeVisible()
      await contains(
        main,
        `${member.text('coverage.dental.refused', { count: 1, codes: '97111' })}Product or service is ineligible`,
      )
      await expect.element(dialog).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  for (const look of [{}, PHONE_FR])
    test(`a dental search shows what plan and member pay, the totals, and when a service is covered again (${JSON.stringify(look)})`, async () => {
      const member = await opens(look)
      const sum = (amount: string) => formatMoney(amount, member.locale)
      await lookUp(member, '01202 23111 11111')
      await expect.poll(() => prices(member).length).toBe(3)
      const recall = page.getByRole('region', {
        name: member.locale === 'fr' ? 'Examen de rappel' : 'Recall examination',
      })
      await contains(recall, sum('44.00'), member.text('coverage.dental.again'), /(From|À partir du) .*20\d\d/)
      await expect.element(recall.getByText(member.text('coverage.dental.you'))).not.toBeInTheDocument()
      const filling = page.getByRole('region', { name: /composite.*(front|antérieure)/i })
      await contains(filling, sum('142.00'), sum('113.60'), `${member.text('coverage.dental.you')}${sum('28.40')}`)
      const all = page.getByRole('region', { name: member.text('coverage.dental.total') })
      await contains(
        all,
        member.text('estimate.pays', { amount: sum('166.40'), cost: sum('252.00') }),
        `${member.text('estimate.part.notYet')}${sum('44.00')}`,
        member.locale === 'fr'
          ? /Il reste cette année : [^.]+\$\. Ensuite : /
          : /Left this year: \$[\d,.]+\. After this: /,
      )
      await expect.element(member.getByText('estimate.promise')).toBeVisible()
      await member.expectNoAxeViolations()
    })

  const answered = async (reply: { status: number; body?: unknown }) => {
    const member = await opens({ ...PHONE_FR, isDeployed: true })
    await member.sandbox.faults([{ operationId: 'getDentalBenefits', ...reply }])
    await lookUp(member, '01202')
    return member
  }
  const EXAM = {
    code: '01202',
    shortDescription: 'Examen de rappel',
    provisions: [{ description: 'Remboursé à 80 %.' }],
  }

  test(
    'a dental search without a result says that nothing was found, not that the plan has no dental coverage',
    { tags: ['COV-11'] },
    async () => {
      const member = await answered({ status: 204 })
      await expect.element(member.heading('coverage.dental.found.none')).toBeVisible()
      await expect.element(member.getByText('coverage.dental.found.none.check')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test.each([
    ['a 200 with coverages only', { status: 200, body: { coverages: [EXAM] } }],
    ['a 400 with coverages only', { status: 400, body: { coverages: [EXAM] } }],
    ['a service without prices', { status: 200, body: { serviceDetails: [{ code: '01202', service: EXAM }] } }],
  ])(
    'a dental search answered with %s shows what the plan says of the code',
    { tags: ['COV-13'] },
    async (_, reply) => {
      const member = await answered(reply)
      const exam = page.getByRole('region', { name: 'Examen de rappel' })
      await contains(exam, 'Remboursé à 80 %.')
      await expect.element(member.getByText('coverage.dental.found.none')).not.toBeInTheDocument()
      await expect.element(prices(member)).not.toBeInTheDocument()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test.each([[[{ messageEn: 'Not today.', messageFr: 'Pas aujourd’hui.' }]], [{ message: 'Pas aujourd’hui.' }]])(
    "the dialog of a refused dental search contains the insurer's words: %j",
    { tags: ['ERR-15', 'ERR-16'] },
    async (body) => {
      await answered({ status: 400, body })
      await expect.element(dialog.getByText('Pas aujourd’hui.')).toBeVisible()
    },
  )

  test("the dental search starts with a general dentist in the member's province, and works even if the province cannot be loaded", async () => {
    await opens()
    await expect.element(page.css('#dentalSearch_specialty')).toHaveValue('GP')
    await expect.element(page.css('#dentalSearch_province')).toHaveValue('NB')
    const failing = await renderPage('coverage.dental-codes', {
      persona: 'default',
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'getContactInfoDetails', status: 500 },
          { operationId: 'getDentalLastServiceDetails', status: 500 },
        ]),
    })
    await expect.element(page.css('#dentalSearch_province')).toHaveValue('')
    await lookUp(failing, '01202')
    await expect.element(failing.getByText('coverage.dental.plan')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('the results of the dental search are still shown when the member returns', { tags: ['COV-14'] }, async () => {
    const member = await opens()
    await lookUp(member, '01202')
    await expect.poll(() => prices(member).length).toBe(1)
    await member.goTo('/coverage/dental/usage')
    await member.isAt('/coverage/dental/usage')
    await member.goTo('/coverage/dental/code-search')
    await expect.poll(() => prices(member).length).toBe(1)
    expect(member.sent('GET', /\/benefits\/dental$/).filter(({ url }) => url.search !== '')).toHaveLength(1)
  })
})

describe('last dental services', () => {
  test(
    'the page of the last dental services requests the services of the chosen person',
    { tags: ['ROUTE-082', 'COV-17'] },
    async () => {
      const member = await renderPage('coverage.dental-usage', { persona: 'default' })
      await person.selectOptions('3')
      await expect.poll(() => member.sent('GET', /\/3\/benefits\/dental\/last-service-details$/).length).toBe(1)
      await person.selectOptions('1')
      await expect.element(page.getByRole('table')).toBeVisible()
    },
  )

  test(
    'the page of the last dental services has a message for a person without any',
    { tags: ['COV-19'] },
    async () => {
      const member = await renderPage('coverage.dental-usage', {
        persona: 'default',
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'getDentalLastServiceDetails', status: 204 }]),
      })
      await expect.element(page.getByText(member.text('coverage.dental-usage.none'))).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )
})

describe('plan without maaxClaims', () => {
  test(
    'dental coverage in a plan without maaxClaims is one page about the plan, with its own search',
    { tags: ['ROUTE-080', 'GUARD-29', 'COV-20'] },
    async () => {
      const member = await renderPage('coverage.dental', { persona: 'alternate', ...PHONE_FR })
      await member.isAt('/coverage/dental/alternate')
      await expect.element(page.css('main a[href*="code-search"]')).not.toBeInTheDocument()
      await lookUp(member, '01202 23111')
      await expect.poll(() => prices(member).length).toBe(2)
      expect(member.sent('GET', /\/coverages\/dental$/).map(({ url }) => url.searchParams.get('codes'))).toEqual([
        null,
        '01202,23111',
      ])
      for (const list of [/\/coverages\/dental\/provinces$/, /\/coverages\/dental\/specialties$/])
        expect(member.sent('GET', list)).toHaveLength(1)
      expect(member.sent('GET', /\/benefits\/dental$/)).toEqual([])
    },
  )

  test(
    'a dental search in which no code is covered shows an error on the page, with the reason for each code',
    { tags: ['COV-13', 'D-201'] },
    async () => {
      const member = await renderPage('coverage.dental-alternate', { persona: 'alternate', ...PHONE_FR })
      await lookUp(member, '99999 97111')
      await expect
        .element(page.getByRole('alert').filter({ hasText: member.text('coverage.dental.found.none') }))
        .toBeVisible()
      for (const codes of ['99999', '97111']) await expect.element(refused(member, codes)).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  test('a dental search whose response has no code shows an error', { tags: ['COV-13', 'ERR-30'] }, async () => {
    const nothing = {
      operationId: 'getCoveragesDental',
      status: 400,
      body: { coverages: [], serviceDetails: [] },
    } as const
    const member = await renderPage('coverage.dental-alternate', { persona: 'alternate' })
    await member.sandbox.faults([nothing])
    await lookUp(member, '97111')
    await expect.element(dialog).toBeVisible()
  })

  test(
    'the URL of dental usage redirects to the dental page of a plan without maaxClaims',
    { tags: ['D-13', 'GUARD-31'] },
    async () => {
      const member = await renderPage('coverage.dental-usage', { persona: 'alternate' })
      await member.isAt('/coverage/dental/alternate')
    },
  )

  test(
    'the URL of the dental code search redirects to the dental page of a plan without maaxClaims',
    { tags: ['D-13', 'GUARD-30'] },
    async () => {
      const member = await renderPage('coverage.dental-codes', { persona: 'alternate' })
      await member.isAt('/coverage/dental/alternate')
    },
  )
})

test(
  'Your coverage says that the plan has no benefits, and offers no booklet',
  { tags: ['ACCTS-19', 'D-126'] },
  async () => {
    const member = await renderPage('coverage.overview', { persona: 'empty' })
    await expect.element(member.heading('coverage.none')).toBeVisible()
    await expect.element(member.button('coverage.booklet.download')).not.toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('Your coverage shows the remaining payment of the retirement programme', { tags: ['ACCTS-15'] }, async () => {
  const member = await renderPage('coverage.overview', { persona: 'retired', ...PHONE_FR })
  await expect.element(card(member, 'limits.title')).toMatchTextContent(/1[,\s ]850/)
})

test(
  'if the booklet cannot be loaded, the page has a message without a dialog, until Retry loads the booklet',
  { tags: ['ACCTS-21', 'ERR-31', 'D-126'] },
  async () => {
    const member = await renderPage('coverage.overview', {
      persona: 'retired',
      before: (sandbox) => sandbox.faults([{ operationId: 'getBookletPdf', status: 500, times: 1 }]),
    })
    await member.press(member.button('coverage.booklet.download'))
    await expect.element(main.getByRole('alert')).toMatchTextContent(member.text('coverage.booklet.unavailable'))
    await expect.element(dialog).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(member.button('coverage.booklet.download'))
    await expect.poll(() => member.sandbox.statusesOf('getBookletPdf')).toEqual([500, 200])
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  },
)
