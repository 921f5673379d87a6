import { describe, expect, test } from 'vitest'
import { commands, page, type Locator } from 'vitest/browser'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import type { Member } from './support/member.ts'
import { renderOn } from './support/render-on.ts'
import { renderPage, type PageOptions, type StandIn } from './support/render-page.tsx'

const DESKTOP_EN = { locale: 'en', width: 1280 } as const
const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const title = page.getByRole('heading', { level: 1 })
const person = page.css('#coverage-person')

/** Summary of the disclosure of a group. A press on it opens the group. */
const summary = (name: string): Locator => main.css('summary').filter({ hasText: new RegExp(`^${name}$`) })
const texts = (found: Locator): string[] => found.elements().map(({ textContent }) => textContent)
const sections = main.getByRole('heading', { level: 2 })

const { extendedHealth: EXTENDED_HEALTH, hospital: HOSPITAL } = await commands.benefits()
const vision = EXTENDED_HEALTH.groups.find(({ key }) => key === 'vision')!
const [optometrist, optician] = vision.benefits[0]!.products
/** The groups in the order of the page: by use, "other" last. */
const IN_ORDER = [
  'practitioners',
  'vision',
  'medical-equipment',
  'orthopedic-shoes',
  'braces-supports',
  'hearing',
  'prosthetics',
  'nursing',
  'ambulance',
  'hospital',
  'other',
].map((wanted) => EXTENDED_HEALTH.groups.find(({ key }) => key === wanted)!)
const practitioners = EXTENDED_HEALTH.groups.find(({ key }) => key === 'practitioners')!
const [room] = HOSPITAL.groups
const [semiPrivate, privateRoom] = room!.benefits[0]!.products

describe('extended health', () => {
  test(
    'the vision card opens the extended health page with all groups, and moves the focus to the vision group',
    { tags: ['ROUTE-095', 'COV-38', 'COV-41', 'D-09'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      await member.press(member.link('coverage.card.vision'))
      await member.isAt('/coverage/extended-health')
      const panel = page.css('details#vision')
      await expect.element(panel.css(':scope > summary')).toHaveFocus()
      await expect.element(panel).toBeInViewport()
      await expect
        .poll(() =>
          [...document.querySelectorAll('main details:not(details details) > summary')].map(
            ({ textContent }) => textContent,
          ),
        )
        .toEqual(IN_ORDER.map(({ name }) => name.en))
      await expect.element(panel.getByRole('link', { name: optometrist!.name.en })).toBeVisible()
    },
  )

  test(
    'the extended health page names the groups in French and keeps only one practitioner type open',
    { tags: ['COV-38', 'COV-41'] },
    async () => {
      const member = await renderOn('2026-11-20', 'coverage.health', { persona: 'default', ...PHONE_FR })
      const groups = [...document.querySelectorAll('main details:not(details details) > summary')].map(
        ({ textContent }) => textContent,
      )
      expect(groups).toEqual(IN_ORDER.map(({ name }) => name.fr))
      // the large thing of the page
      await expect.element(page.getByRole('meter', { name: 'Psychologue' })).toBeVisible()
      await member.press(summary(practitioners.name.fr))
      const [first, second] = practitioners.benefits
      await expect.element(page.getByRole('link', { name: first!.products[0]!.name.fr })).toBeVisible()
      await member.press(summary(second!.name.fr))
      await expect.element(page.getByRole('link', { name: second!.products[0]!.name.fr })).toBeVisible()
      await expect.element(page.getByRole('link', { name: first!.products[0]!.name.fr })).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  test('extended health can be searched by words, which do not appear in the URL', { tags: ['D-18'] }, async () => {
    const member = await renderPage('coverage.health', { persona: 'default' })
    const [, second] = practitioners.benefits
    await member.write(page.getByRole('searchbox'), second!.products[0]!.name.en.toUpperCase())
    await expect
      .element(page.getByRole('status').getByText(member.text('coverage.services.found', { count: 1 })))
      .toBeVisible()
    await expect.poll(() => texts(page.getByRole('heading', { level: 3 }))).toEqual([second!.name.en])
    await member.expectNoAxeViolations()
    await member.write(page.getByRole('searchbox'), 'zzz')
    await expect
      .element(page.getByRole('status').getByText(member.text('coverage.services.found', { count: 0 })))
      .toBeVisible()
    expect(location.href).toMatch(/extended-health$/)
  })

  test.for([
    ['glasses', DESKTOP_EN],
    ['lunette', PHONE_FR],
  ] as const)(
    'extended health can be searched by words that members use for the services of a group: %s',
    { tags: ['D-367', 'D-370'] },
    async ([words, look]) => {
      const member = await renderPage('coverage.health', { persona: 'default', ...look })
      await page.getByRole('searchbox').fill(words)
      await expect.element(member.getByText('coverage.services.found', { count: 2 })).toBeVisible()
      for (const { name } of [optometrist!, optician!])
        // each with what is left of its maximum
        await expect
          .element(page.getByRole('link', { name: new RegExp(`${name[look.locale]}.*\\d+.*(left|à utiliser sur)`) }))
          .toBeVisible()
    },
  )

  for (const look of [DESKTOP_EN, PHONE_FR])
    test(
      `the page of a service shows its group, the plan's payment and related services (${look.locale})`,
      { tags: ['ROUTE-096', 'COV-36'] },
      async () => {
        const { locale } = look
        const member = await renderPage('coverage.health-service', {
          persona: 'default',
          path: `/coverage/extended-health/details/${optometrist!.code}`,
          ...look,
        })
        await expect.element(title).toHaveTextContent(optometrist!.name[locale])
        await expect
          .element(
            member.getByText('coverage.services.place', {
              category: vision.name[locale],
              subcategory: vision.benefits[0]!.name[locale],
            }),
          )
          .toBeVisible()
        expect(texts(main.getByRole('listitem')).filter((each) => each.startsWith('-'))).toEqual([])
        await expect.element(page.getByText(optometrist!.provisions[0]!.text[locale], { exact: true })).toBeVisible()
        const related = page.getByRole('region', { name: member.text('coverage.services.related') })
        expect(texts(related.getByRole('link'))).toEqual([optician!.name[locale]])
        await member.press(related.getByRole('link'))
        await expect.element(title).toHaveTextContent(optician!.name[locale])
      },
    )

  test('a service is shown for the chosen person, who stays chosen in the list of services', async () => {
    const member = await renderPage('coverage.health-service', {
      persona: 'default',
      path: `/coverage/extended-health/details/${optician!.code}`,
    })
    await person.selectOptions('2')
    await expect.poll(() => member.sent('GET', new RegExp(`/2/benefits/health/${optician!.code}$`)).length).toBe(1)
    await expect.element(title).toHaveTextContent(optician!.name.en)
    await member.press(page.getByRole('link', { name: member.text('page.coverage.health') }))
    await member.isAt('/coverage/extended-health')
    await expect.element(person).toHaveValue('2')
  })

  test('a service is reached from Your coverage with the keyboard alone', async () => {
    const member = await renderPage('coverage.overview', { persona: 'default', ...PHONE_FR })
    useKeyboardOnly(member)
    await member.press(member.link('coverage.card.vision'))
    await expect.element(page.css('details#vision > summary')).toHaveFocus()
    await member.press(page.css('details#vision').getByRole('link', { name: optometrist!.name.fr }))
    await expect.element(title).toHaveTextContent(optometrist!.name.fr)
  })
})

describe('hospital', () => {
  for (const look of [DESKTOP_EN, PHONE_FR])
    test(
      `a hospital service shows the plan's text without leading dashes (${look.locale})`,
      { tags: ['ROUTE-083', 'ROUTE-084', 'COV-28', 'COV-29'] },
      async () => {
        const { locale } = look
        const member = await renderPage('coverage.hospital', {
          persona: 'default',
          ...look,
          before: (sandbox) => sandbox.vary('default', { policy: { filterOnKeywords: false } }),
        })
        await member.press(summary(room!.name[locale]))
        await expect
          .element(page.getByRole('searchbox'), { message: 'no search where the plan has none' })
          .not.toBeInTheDocument()
        await member.press(page.getByRole('link', { name: semiPrivate!.name[locale] }))
        await expect.element(title).toHaveTextContent(semiPrivate!.name[locale])
        await expect.element(page.getByText(semiPrivate!.about[locale])).toBeVisible()
        await expect
          .poll(() => texts(sections))
          .toEqual(
            (['provisions', 'eligibility', 'claimRequirements', 'related'] as const).map((part) =>
              member.text(`coverage.services.${part}`),
            ),
          )
        expect(texts(main.getByRole('listitem')).filter((each) => each.startsWith('-'))).toEqual([])
        await expect
          .element(page.getByText(semiPrivate!.eligibility[0]!.text[locale], { exact: true }), {
            message: 'dashes further in stay',
          })
          .toBeVisible()
        const related = page.getByRole('region', { name: member.text('coverage.services.related') })
        expect(texts(related.getByRole('link')), 'never itself').toEqual([privateRoom!.name[locale]])
      },
    )

  test(
    'a coverage page requests the text of a service again at each visit, because the text may have changed',
    { tags: ['COV-67', 'D-120'] },
    async () => {
      const path = `/coverage/hospital/details/${semiPrivate!.code}`
      const member = await renderPage('coverage.hospital-service', { persona: 'default', path })
      await expect.element(page.getByText(/\b24 months/)).toBeVisible()
      const answer = await fetch(member.sent('GET', /\/benefits\/hospital\/\w+$/)[0]!.url, {
        headers: { authorization: sessionStorage.getItem('apiToken') ?? '', locale: 'en' },
      })
      const body = JSON.parse((await answer.text()).replaceAll('24 months', '7 months')) as unknown
      await renderPage('coverage.hospital-service', {
        persona: 'default',
        path,
        before: (sandbox) => sandbox.faults([{ operationId: 'getHospitalBenefit', body }]),
      })
      await expect.element(page.getByText(/\b7 months/)).toBeVisible()
      await expect.element(page.getByText(/24 months/)).not.toBeInTheDocument()
    },
  )
})

describe('unknown service codes', () => {
  for (const [id, form, list, policy] of [
    ['coverage.hospital-service', 'details/NONE', '', {}],
    ['coverage.hospital-family', 'alternate/details/NONE', '/alternate', { maaxClaims: false }],
    ['coverage.hospital-words', 'suppressed/details/NONE', '/suppressed', { suppressCoverage: true }],
  ] as const)
    test(
      `the page hospital/${form} says that its service code is unknown, and links to the list of services`,
      { tags: ['ROUTE-084'] },
      async () => {
        const before = (sandbox: SandboxControl) => sandbox.vary('default', { policy })
        const member = await renderPage(id, { persona: 'default', path: `/coverage/hospital/${form}`, before })
        await expect.element(member.heading('coverage.services.unknown')).toBeVisible()
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
        await member.press(main.getByRole('link', { name: member.text('coverage.hospital.to-list') }))
        await member.isAt(`/coverage/hospital${list}`)
      },
    )

  for (const [id, form, policy] of [
    ['coverage.health-service', 'details', {}],
    ['coverage.health-family', 'alternate/details', { maaxClaims: false }],
  ] as const)
    test(
      `the page extended-health/${form} says that its service code is unknown`,
      { tags: ['ROUTE-096'] },
      async () => {
        const before = (sandbox: SandboxControl) => sandbox.vary('default', { policy })
        const member = await renderPage(id, {
          persona: 'default',
          path: `/coverage/extended-health/${form}/NONE`,
          before,
          ...PHONE_FR,
        })
        await expect.element(member.heading('coverage.services.unknown')).toBeVisible()
        await member.expectNoAxeViolations()
      },
    )
})

describe('plan without maaxClaims', () => {
  type Look = typeof DESKTOP_EN | typeof PHONE_FR
  const hasFamilies =
    (id: 'coverage.hospital' | 'coverage.health', path: string, { groups, overall }: typeof HOSPITAL, look: Look) =>
    async () => {
      const { locale } = look
      const member = await renderPage(id, { persona: 'alternate', ...look })
      await member.isAt(`${path}/alternate`)
      const family = groups.find(({ benefits }) => benefits.length > 1)!
      const [name, more] = family.family[locale].replaceAll('/', ' / ').split(/ (?=\()/)
      const shown = main.css('summary').filter({ hasText: name! })
      await expect
        .element(shown)
        .toMatchTextContent(new RegExp(`^${name} ?${more ? more.replaceAll(/[()]/g, '\\$&') : ''}$`))
      await member.press(shown)
      const [benefit] = family.benefits
      const link = page.getByRole('link', { name: benefit!.name[locale] })
      await expect.element(link.getByText(member.text('coverage.families.code', { code: benefit!.code }))).toBeVisible()
      await member.press(link)
      await member.isAt(`${path}/alternate/details/${benefit!.code}`)
      await expect.element(title).toHaveTextContent(benefit!.name[locale])
      await expect
        .poll(() => texts(sections))
        .toEqual([
          ...benefit!.products.map((product) => product.name[locale]),
          member.text('coverage.families.overall'),
        ])
      await expect.element(page.getByText(overall[0]!.text[locale], { exact: true })).toBeVisible()
    }

  const ofHospital = (look: Look) => hasFamilies('coverage.hospital', '/coverage/hospital', HOSPITAL, look)
  test(
    'the hospital page lists the benefits by family, the services of each benefit, and the general provisions',
    { tags: ['COV-23', 'COV-24', 'COV-25', 'ROUTE-085'] },
    ofHospital(DESKTOP_EN),
  )
  test(
    'the hospital page in French lists the benefits by family, the services and the general provisions',
    { tags: ['COV-26', 'COV-27'] },
    ofHospital(PHONE_FR),
  )
  test(
    'the extended health page lists the benefits by family, the services of each benefit, and the general provisions',
    { tags: ['COV-34', 'COV-35', 'ROUTE-097'] },
    hasFamilies('coverage.health', '/coverage/extended-health', EXTENDED_HEALTH, DESKTOP_EN),
  )

  test('the page of a benefit, opened by its URL, shows the name of the benefit', { tags: ['COV-27'] }, async () => {
    const [benefit] = room!.benefits
    await renderPage('coverage.hospital-family', {
      persona: 'alternate',
      path: `/coverage/hospital/alternate/details/${benefit!.code}`,
    })
    await expect.element(title).toHaveTextContent(benefit!.name.en)
  })
})

describe.each<StandIn>(['sandbox', 'contract mock'])('plan with suppressCoverage, on the %s', (standIn) => {
  test(
    'the hospital page and the page of one benefit show text from the same response, which is requested once',
    { tags: ['ROUTE-086', 'COV-33', 'D-12'] },
    async () => {
      const member = await renderPage('coverage.hospital', { persona: 'suppressed', standIn, ...PHONE_FR })
      await member.isAt('/coverage/hospital/suppressed')
      const [benefit] = room!.benefits
      await member.press(page.getByRole('link', { name: benefit!.name.fr }))
      await expect.element(title).toHaveTextContent(benefit!.name.fr)
      await expect.element(page.getByText(HOSPITAL.overall[0]!.text.fr, { exact: true })).toBeVisible()
      expect(member.sent('GET', /suppressed-coverages\/hospital$/)).toHaveLength(1)
    },
  )

  test('extended health is shown as text without amounts', { tags: ['ROUTE-098', 'COV-40', 'D-12'] }, async () => {
    const member = await renderPage('coverage.health', { persona: 'suppressed', standIn })
    await member.isAt('/coverage/extended-health/suppressed')
    await expect.element(main.getByText('Your plan covers ambulance')).toBeVisible()
    await expect.element(main).not.toMatchTextContent(/[%$]/)
    expect(member.sent('GET', /suppressed-coverages\/ehb$/)).toHaveLength(1)
  })
})

describe('plan without coverage', () => {
  const saysSo =
    (branch: 'hospital' | 'health', path: string, form: string, policy: object, look: PageOptions) => async () => {
      const before = (sandbox: SandboxControl) => sandbox.vary('empty', { policy })
      const member: Member = await renderPage(`coverage.${branch}`, { persona: 'empty', before, ...look })
      await member.isAt(path + form)
      await expect.element(member.heading(`coverage.${branch}.none`)).toBeVisible()
      await expect.element(main.getByRole('link', { name: member.text('nav.contact-us') })).toBeVisible()
      await member.expectNoAxeViolations()
    }

  for (const [form, policy] of [
    ['', {}],
    ['/alternate', { maaxClaims: false }],
    ['/suppressed', { suppressCoverage: true }],
  ] as const) {
    test(
      `if the plan has no hospital coverage, the hospital page says so and links to the contact page${form}`,
      { tags: ['COV-30'] },
      saysSo('hospital', '/coverage/hospital', form, policy, DESKTOP_EN),
    )
    test(
      `if the plan has no extended health, the extended health page says so and links to the contact page${form}`,
      { tags: ['COV-37'] },
      saysSo('health', '/coverage/extended-health', form, policy, PHONE_FR),
    )
  }
})
