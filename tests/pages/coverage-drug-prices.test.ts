import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  BENEFITS,
  box,
  card,
  choose,
  DETAILS,
  dialog,
  line,
  lines,
  lookFor,
  main,
  opens,
  person,
  PHONE_FR,
  SEARCH,
  withDrug,
} from './support/drugs.ts'
import { expectAccessibleInAllModes } from './support/display-modes.ts'
import { renderPage, type StandIn } from './support/render-page.tsx'

describe('drug prices', () => {
  test(
    "the page compares a drug's price with a generic and a comparable drug, in dollars and as bars",
    { tags: ['D-185'] },
    async () => {
      const member = await opens()
      const drug = await choose(member, 'glucalis', 'Glucalis 500 mg')
      const pays = drug.getByText('$21.36', { exact: true })
      await expect.element(pays).toBeVisible()
      const size = (each: Element) => parseFloat(getComputedStyle(each).fontSize)
      const title = page.getByRole('heading', { level: 1 })
      expect(size(pays.element()), 'the amount is the largest thing').toBeGreaterThan(size(title.element()))
      const costs = card(member.text('coverage.drugs.costs'))
      for (const figure of ['$31.50', '$11.99', '90%', '$22.13', '$21.36'])
        await expect.element(costs).toMatchTextContent(figure)
      const bars = costs.getByRole('figure')
      for (const bar of ['Generic: Aurem-Metformin 500 mg$2.46', 'Comparable: Norvia-Gliclazide 30 mg$5.49'])
        await expect.element(bars).toMatchTextContent(bar)
      expect(
        bars
          .css('rect')
          .elements()
          .map((bar) => bar.getAttribute('width'))[0],
      ).toBe('100%')
      const less = (amount: string, name: string) => member.text('coverage.drugs.difference.less', { amount, name })
      await expect.element(costs).toMatchTextContent(less('$15.87', 'Norvia-Gliclazide 30 mg'))
      await expect.element(costs).not.toMatchTextContent(less('$18.90', 'Aurem-Metformin 500 mg'))
      await expect.element(drug).toMatchTextContent(less('$18.90', 'Aurem-Metformin 500 mg'))
      await member.press(drug.getByRole('button', { name: /Aurem-Metformin 500 mg/ }))
      await expect.element(card('Aurem-Metformin 500 mg')).toMatchTextContent('$2.46')
    },
  )

  test('a price that the service does not return is not shown', { tags: ['D-185'] }, async () => {
    const bare = { eligibility: 'Your plan covers this drug.', tier: 1, webCode: 1 }
    const summary = { drugDin: '09901511', drugName: 'Glucalis 500 mg', drugChemName: 'metformin', isGeneric: false }
    const details = {
      ...bare,
      ...summary,
      index: 0,
      condCopay: false,
      copayVary: false,
      hasMac: false,
      ramq: false,
      comparableDrugs: [],
      genericEquivalents: [],
    }
    const member = await opens({
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'getDrugDetails', body: [details] },
          { operationId: 'listDrugBenefits', body: [{ ...bare, drugDin: '09901511' }] },
        ]),
    })
    await choose(member, '09901511', 'Glucalis 500 mg')
    await expect.element(main).toMatchTextContent(member.text('coverage.drugs.verdict.covered', { name: 'Marie-Ève' }))
    await expect.element(main).not.toMatchTextContent('$')
    await expect
      .element(page.getByRole('heading', { name: member.text('coverage.drugs.others') }))
      .not.toBeInTheDocument()
  })
})

describe('drugs of the family', () => {
  test(
    'the coverage of a drug is requested for the whole family only when the member asks for it',
    { tags: ['COV-47', 'D-168'] },
    async () => {
      const member = await opens()
      await choose(member, 'varenor', 'Varenor 1 mg')
      const family = card(member.text('coverage.drugs.family'))
      const others = () => member.sent('GET', BENEFITS).filter(({ url }) => url.searchParams.get('participant') !== '1')
      await expect.element(card(member.text('coverage.drugs.costs'))).toBeVisible()
      await expect.element(family).not.toBeInTheDocument()
      expect(others()).toEqual([])
      await member.press(member.button('coverage.drugs.family.show'))
      await expect
        .element(family)
        .toMatchTextContent(/Marie-Ève Roy-CôtéCovered.*Daniel CormierCovered.*Théo Cormier-RoyNot covered/)
      const alone = member.sent('GET', BENEFITS).filter(({ url }) => url.searchParams.get('dins') === '09902311')
      expect(new Set(alone.map(({ url }) => url.searchParams.get('participant')))).toEqual(new Set(['1', '2', '3']))
    },
  )

  test(
    'a person without privacy consent is not in the list of people, and the coverage of that person is not requested',
    { tags: ['D-158'] },
    async () => {
      const member = await opens({ persona: 'dependant' })
      await choose(member, 'metformin', 'Glucalis 500 mg')
      await member.press(member.button('coverage.drugs.family.show'))
      await expect.element(card(member.text('coverage.drugs.family'))).not.toMatchTextContent('Marie')
      expect(
        person
          .css('option')
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(['Daniel Cormier', 'Théo Cormier-Roy'])
      expect(
        [SEARCH, DETAILS, BENEFITS]
          .flatMap((path) => member.sent('GET', path))
          .map(({ url }) => url.searchParams.get('participant')),
      ).not.toContain('1')
    },
  )

  test.for([403, 404])(
    'if the drugs of a person may not be requested (%i), the page has a message, and another person can be chosen',
    { tags: ['D-158', 'ERR-28'] },
    async (status) => {
      const member = await opens({
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'searchDrugs', status, times: 1 }]),
      })
      await lookFor(member, 'metformine')
      await expect.element(main.getByRole('alert')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await person.selectOptions('2')
      await expect.element(line('Glucalis 500 mg')).toBeVisible()
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    },
  )
})

describe('comparable and generic drugs', () => {
  test(
    'comparable drugs are listed with brand and ingredient, and with the coverage of each drug',
    { tags: ['ROUTE-091', 'COV-50', 'LOOK-08', 'COV-47'] },
    async () => {
      const member = await opens()
      await choose(member, 'metformin', 'Glucalis 500 mg')
      await member.press(member.link('page.coverage.drugs-comparable'))
      await member.isAt('/coverage/drugs/comparable')
      await expect
        .poll(() =>
          page
            .getByRole('heading', { level: 2 })
            .elements()
            .map(({ textContent }) => textContent),
        )
        .toEqual(['Glicaden (gliclazide)', 'Semavia (semaglutide)'])
      await expect
        .element(line('Semavia 1 mg'))
        .toMatchTextContent('Your plan covers this drug with prior authorization.')
      await member.expectNoAxeViolations()
      expect(member.sent('GET', DETAILS), 'the drug is known already').toHaveLength(1)
      await member.press(line('Glicaden 60 mg'))
      await member.isAt('/coverage/drugs')
      await expect.element(card('Glicaden 60 mg')).toBeVisible()
      history.back()
      await member.isAt('/coverage/drugs/comparable')
      await expect.element(line('Glicaden 60 mg'), { message: 'those of the first drug again' }).toBeVisible()
      history.back()
      await expect.element(card('Glucalis 500 mg')).toBeVisible()
    },
  )

  test(
    'generic equivalents are listed separately from comparable drugs',
    { tags: ['ROUTE-092', 'COV-51', 'LOOK-08'] },
    async () => {
      const member = await opens(PHONE_FR)
      await choose(member, 'glucalis 500', 'Glucalis 500 mg')
      await member.press(member.link('page.coverage.drugs-generics'))
      await member.isAt('/coverage/drugs/generic-equivalents')
      await expect
        .poll(() => lines.elements().map(({ textContent }) => /^[^é]*?mg/.exec(textContent)?.[0]))
        .toEqual(['Aurem-Metformine 500 mg', 'Norvia-Metformine 500 mg'])
      await member.press(member.link('coverage.drugs.to-drug'))
      await expect.element(card('Glucalis 500 mg')).toBeVisible()
    },
  )

  test.for(['coverage.drugs-comparable', 'coverage.drugs-generics'] as const)(
    'the page %s redirects to the drug search if no drug was searched for',
    { tags: ['ROUTE-091', 'ROUTE-092'] },
    async (id) => {
      const member = await renderPage(id, { persona: 'default' })
      await member.isAt('/coverage/drugs')
      await expect.element(box).toBeVisible()
    },
  )

  test.for(['coverage.drugs-comparable', 'coverage.drugs-generics'] as const)(
    'the page %s says that there are no such drugs if the service returns none',
    { tags: ['COV-50', 'COV-51'] },
    async (id) => {
      const member = await renderPage(id, withDrug('09902211'))
      await expect.element(member.heading(`${id}.none`)).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test.for([
    ['coverage.drugs-comparable', 'SBC'],
    ['coverage.drugs-generics', 'QBC'],
  ] as const)('the page %s is accessible (%s)', { tags: ['A11Y-12', 'SHELL-02', 'D-150'] }, async ([id, brand]) => {
    const member = await renderPage(
      id,
      withDrug('09901511', { before: (sandbox) => sandbox.vary('default', { policy: { brand } }) }),
    )
    await expect.element(lines.first()).toBeVisible()
    await expectAccessibleInAllModes(member)
  })
})

describe.each<StandIn>(['sandbox', 'contract mock'])('plan without amounts, on the %s', (standIn) => {
  test(
    'a plan without amounts shows whether a drug is covered, but no tier, note or price',
    { tags: ['COV-22', 'API-057', 'D-12'] },
    async () => {
      const member = await opens({ persona: 'suppressed', standIn })
      await expect
        .element(card(member.text('coverage.words')))
        .toMatchTextContent('Your plan covers drugs that by law need a prescription')
      expect(member.sent('GET', /suppressed-coverages\/drug$/)).toHaveLength(1)
      await lookFor(member, 'metformin')
      await expect.element(line('Glucalis 500 mg')).toMatchTextContent('Your plan covers this drug.')
      await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent(/Tier|\$/)
      const drug = await choose(member, 'glucalis', 'Glucalis 500 mg')
      await expect
        .element(drug)
        .toMatchTextContent(member.text('coverage.drugs.verdict.covered', { name: 'Marie-Ève' }))
      await member.press(member.button('coverage.drugs.family.show'))
      await expect.element(card(member.text('coverage.drugs.family'))).toMatchTextContent('Covered')
      for (const hidden of ['$', 'Tier', member.text('coverage.drugs.note.hasMac')])
        await expect.element(main).not.toMatchTextContent(hidden)
      await member.expectNoAxeViolations()
    },
  )

  test(
    'the drug search works when the text of the plan about drugs cannot be loaded',
    { tags: ['COV-22'] },
    async () => {
      const member = await opens({
        persona: 'suppressed',
        standIn,
        before: (sandbox) => sandbox.faults([{ operationId: 'getSuppressedDrug', status: 500, times: 1 }]),
      })
      await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
      await expect.element(main.getByRole('alert')).toBeVisible()
      await lookFor(member, 'metformin')
      await expect.element(line('Glucalis 500 mg')).toBeVisible()
    },
  )
})

describe('sheet for the pharmacy', () => {
  test('the sheet for the pharmacy shows the drug and the numbers of the member card, and can be printed', async () => {
    const member = await opens(PHONE_FR)
    await person.selectOptions('3')
    await choose(member, 'glucalis 500', 'Glucalis 500 mg')
    await member.press(member.button('coverage.drugs.sheet'))
    const sheet = card(member.text('coverage.drugs.sheet.title'))
    for (const fact of ['Glucalis 500 mg', '09901511', 'Théo Cormier-Roy', '90210', '100200300-03', '09901521'])
      await expect.element(sheet).toMatchTextContent(fact)
    await expect.element(person, { message: 'nothing else is in the way' }).not.toBeInTheDocument()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await member.press(member.button('card.print'))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    await member.expectNoAxeViolations()
    await member.press(member.button('coverage.drugs.to-drug'))
    await expect.element(card('Glucalis 500 mg')).toBeVisible()
  })

  test('the page of a drug leads to a claim with the type drugs already chosen', async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await member.press(member.button('coverage.drugs.claim'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { name: /^Drugs/ })).toBeChecked()
  })

  test('the page of a drug leads to a claim without a type where drug claims cannot be submitted online', async () => {
    const member = await opens({ persona: 'quebec', locale: 'fr' })
    await choose(member, 'glicaden', 'Glicaden 30 mg')
    await member.press(member.button('coverage.drugs.claim'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { name: /^Médicaments/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /^Médicaments/ })).not.toBeChecked()
  })

  test('the page of a drug offers a suspended member no claim', { tags: ['GUARD-12'] }, async () => {
    const member = await opens({ persona: 'suspended' })
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await expect.element(member.button('coverage.drugs.sheet')).toBeVisible()
    await expect.element(member.button('coverage.drugs.claim')).not.toBeInTheDocument()
  })
})
