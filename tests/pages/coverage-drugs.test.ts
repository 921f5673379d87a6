import { describe, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { DrugSummary } from '~generated/member/model/index.ts'
import { drugStore, searchFor } from '~/areas/coverage/drugs/drug-store.ts'
import type { OperationId } from '~generated/operations.ts'
import { endSession } from '~/platform/session/exit.ts'
import { usesOnlyTheKeyboard } from './support/keyboard.ts'
import { isSeenInEveryLook } from './support/looks.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const person = page.css('#coverage-person')
const box = page.css('#drugSearch_drugNameOrDin')
const SEARCH = /\/coverages\/drugs$/
const DETAILS = /\/coverages\/drug-details$/
const BENEFITS = /\/coverages\/drug-benefits$/

const opens = (options: PageOptions = {}) => renderPage('coverage.drugs', { persona: 'default', ...options })
/** The page of a drug that was looked for and chosen before. */
const withDrug = (din: string, { before, ...options }: PageOptions = {}): PageOptions => ({
  persona: 'default',
  ...options,
  before: async (sandbox) => {
    drugStore.set({ drugNameOrDin: din, shown: 20, chosen: [din] })
    await before?.(sandbox)
  },
})

async function lookFor(member: Member, words: string): Promise<void> {
  await member.write(box, words)
  await member.press(member.button('coverage.drugs.search.go'))
}
/** The line of a drug in a list; a press on it opens the drug. */
const line = (name: string): Locator => main.getByRole('button', { name: new RegExp(`^${name}`) })
const lines = main.css('li > button')
const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
const back = (member: Member) => member.button('coverage.drugs.to-search')

async function choose(member: Member, words: string, name: string): Promise<Locator> {
  await lookFor(member, words)
  await member.press(line(name))
  await expect.element(card(name)).toBeVisible()
  return card(name)
}
const pays = (member: Member, amount: string) => member.text('coverage.drugs.pays', { amount })

describe('drugs', () => {
  test(
    'are a page of My coverage, and found by part of a name or ingredient with what the plan says of each, to the keyboard too',
    { tags: ['ROUTE-090', 'COV-43', 'COV-52', 'LOOK-05'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      usesOnlyTheKeyboard(member)
      await member.press(page.getByRole('link', { name: member.text('coverage.card.DRUGS') }))
      await member.isAt('/coverage/drugs')
      expect(lines.length, 'nothing before it is searched').toBe(0)
      await lookFor(member, ' metformin ')
      await expect.element(page.getByRole('heading', { name: member.text('coverage.drugs.found', { count: 6 }) })).toBeVisible()
      const [asked] = member.sent('GET', SEARCH)
      expect(Object.fromEntries(asked!.url.searchParams)).toEqual({ participant: '1', drugName: 'metformin' })
      const generic = line('Aurem-Metformin 500 mg')
      for (const fact of ['metformin', 'DIN 09901521', 'Generic', 'Covered', 'Your plan covers this drug.', 'Tier 1', pays(member, '$2.46')])
        await expect.element(generic).toMatchTextContent(fact)
      await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent('Generic')
      await member.findsThePageAccessible()
    },
  )

  test('are found by their number too, which travels as a name', { tags: ['API-066', 'D-130'] }, async () => {
    const member = await opens(PHONE_FR)
    await lookFor(member, '09901711')
    await expect.element(line('Semavia 1 mg')).toBeVisible()
    expect(member.sent('GET', SEARCH).map(({ url }) => url.searchParams.get('drugName'))).toEqual(['09901711'])
    expect(location.pathname + location.search, 'nothing of it is in the address').toBe('/fr/coverage/drugs')
  })

  test('that are not found are said to be none, in place', { tags: ['COV-44', 'API-066'] }, async () => {
    const member = await opens(PHONE_FR)
    await lookFor(member, 'aspirine')
    await expect.element(page.getByRole('heading', { name: member.text('coverage.drugs.found', { count: 0 }) })).toBeVisible()
    await expect.element(member.says('coverage.drugs.none.text')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await member.findsThePageAccessible()
  })

  test('are not asked for with what no name and no number has: it is refused in words', { tags: ['COV-45', 'D-130'] }, async () => {
    const member = await opens(PHONE_FR)
    const refused = async (typed: string, words: string) => {
      await lookFor(member, typed)
      await expect.element(page.getByText(words).last()).toBeVisible()
      await expect.element(box).toHaveFocus()
    }
    await refused('', member.text('form.drugSearch.drugNameOrDin.error.required'))
    for (const number of ['0990151', '099015111']) await refused(number, member.text('form.error.din'))
    for (const name of ['me', 'l’acide', '5 % de', 'œstradiol', 'met 💊']) await refused(name, member.text('form.error.drugName', { min: 3, max: 100 }))
    await member.paste(box, 'x'.repeat(101))
    await member.press(member.button('coverage.drugs.search.go'))
    await expect.element(page.getByText(member.text('form.error.drugName', { min: 3, max: 100 })).last()).toBeVisible()
    expect(member.sent('GET', SEARCH)).toEqual([])
  })

  test('are shown twenty at a time, and asked about as they are', { tags: ['D-130', 'COV-47'] }, async () => {
    const drugs = Array.from({ length: 45 }, (_, index): DrugSummary => {
      const number = String(index).padStart(2, '0')
      return { drugDin: `099900${number}`, drugName: `Amoxidor ${number}`, drugChemName: 'amoxicillin', isGeneric: false }
    })
    const member = await opens({ before: (sandbox) => sandbox.faults([{ operationId: 'searchDrugs', body: drugs }]) })
    await lookFor(member, 'amoxicillin')
    await expect.poll(() => lines.length).toBe(20)
    await member.press(member.button('coverage.drugs.more', { count: 20 }))
    await expect.poll(() => lines.length).toBe(40)
    await expect.element(line('Amoxidor 20')).toHaveFocus()
    await member.press(member.button('coverage.drugs.more', { count: 5 }))
    await expect.poll(() => lines.length).toBe(45)
    await expect.poll(() => member.sent('GET', BENEFITS).map(({ url }) => url.searchParams.get('dins')?.split(',').length)).toEqual([20, 20, 5])
  })
})

describe('a drug', () => {
  test('is covered or not by its code, and the sentence of the service stands as it is', { tags: ['COV-46', 'COV-49', 'COV-68', 'D-130'] }, async () => {
    const member = await opens({ locale: 'fr' })
    const drug = await choose(member, 'varenor', 'Varenor 1 mg')
    await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.verdict.covered', { name: 'Marie-Ève' }))
    await expect.element(drug).toMatchTextContent('Ce médicament est couvert par votre régime.')
    await person.selectOptions('3')
    await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.verdict.refused', { name: 'Théo' }))
    await expect.element(drug).toMatchTextContent('Ce médicament n’est pas couvert pour cette personne.')
    await expect.element(person, { message: 'the focus stays with the choice' }).toBeVisible()
    expect(member.sent('GET', DETAILS).map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
      ['1', '3'].map((participant) => ({ dins: '09902311', participant, province: 'NB' })),
    )
    await expect.element(dialog).not.toBeInTheDocument()
    await member.findsThePageAccessible()
  })

  test('has its number, ingredient, tier and what the share depends on', { tags: ['COV-52', 'D-129', 'DATA-70'] }, async () => {
    const member = await opens({ persona: 'quebec', ...PHONE_FR })
    const drug = await choose(member, 'glicaden', 'Glicaden 30 mg')
    for (const fact of ['09901611', 'gliclazide', 'Comprimé', 'Niveau 1']) await expect.element(drug).toMatchTextContent(fact)
    for (const note of ['copayVary', 'hasMac', 'ramq'] as const) await expect.element(member.says(`coverage.drugs.note.${note}`)).toBeVisible()
    await expect.element(member.says('coverage.drugs.note.condCopay')).not.toBeInTheDocument()
    await member.press(back(member))
    await choose(member, 'semavia', 'Semavia 1 mg')
    await expect.element(member.says('coverage.drugs.note.condCopay')).toBeVisible()
    await expect.element(member.says('coverage.drugs.note.ramq')).not.toBeInTheDocument()
  })

  test('has no number of a tier where it has no tier', { tags: ['D-129'] }, async () => {
    const member = await opens()
    await choose(member, 'minoxel', 'Minoxel 5%')
    await expect.element(page.getByText(/Tier/)).not.toBeInTheDocument()
  })

  test('that needs authorization says what to bring, and where the form is', { tags: ['D-185'] }, async () => {
    const member = await opens()
    const drug = await choose(member, 'semavia', 'Semavia 1 mg')
    await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.verdict.authorization', { name: 'Marie-Ève' }))
    await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.authorization.drug', { name: 'Semavia 1 mg', din: '09901711' }))
    await expect.element(drug.getByRole('link', { name: member.text('nav.find-form') })).toHaveAttribute('target', '_blank')
    await member.findsThePageAccessible()
  })

  test('that is not covered shows the nearest that is before everything else', { tags: ['D-185', 'COV-47'] }, async () => {
    const member = await opens(PHONE_FR)
    const drug = await choose(member, 'minoxel', 'Minoxel 5 %')
    const nearest = drug.getByText(member.text('coverage.drugs.nearest'))
    await expect.element(nearest).toBeVisible()
    const facts = drug.css('dl').first().element()
    await expect.element(page.getByText(member.text('coverage.drugs.cost.percent')), { message: 'no share of nothing' }).not.toBeInTheDocument()
    expect(nearest.element().compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await member.press(drug.getByRole('button', { name: member.text('coverage.drugs.see', { name: 'Norvia-Finastéride 1 mg' }) }))
    await expect.element(card('Norvia-Finastéride 1 mg')).toMatchTextContent(member.text('coverage.drugs.verdict.covered', { name: 'Marie-Ève' }))
    await member.findsThePageAccessible()
    history.back()
    await expect.element(card('Minoxel 5 %')).toBeVisible()
  })

  test('that the service knows nothing of is said in words, not in a dialog', { tags: ['COV-46', 'API-067'] }, async () => {
    const member = await opens({ before: (sandbox) => sandbox.faults([{ operationId: 'getDrugDetails', status: 204 }]) })
    await lookFor(member, 'metformin')
    await member.press(line('Glucalis 500 mg'))
    await expect.element(member.heading('coverage.drugs.unknown')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test(
    'leads back to the search and what was found, without a call; opened again neither asks',
    { tags: ['LOOK-07', 'COV-53', 'DATA-68', 'DATA-69'] },
    async () => {
      const member = await opens()
      await lookFor(member, 'metformin')
      // What is left before its answer has come is asked again.
      await expect.element(line('Glucalis 500 mg')).toMatchTextContent(/Covered/)
      await member.press(line('Glucalis 500 mg'))
      await expect.element(card('Glucalis 500 mg')).toBeVisible()
      await expect.element(page.getByRole('group', { name: member.text('coverage.drugs.fact.name') }), { message: 'reading goes on there' }).toHaveFocus()
      // everything that was asked has come
      await expect.element(card(member.text('coverage.drugs.costs')).getByRole('figure')).toBeVisible()
      await expect.element(card(member.text('coverage.drugs.family'))).toMatchTextContent(/Daniel CormierCovered.*Théo Cormier-RoyCovered/)
      const calls = () => [SEARCH, DETAILS, BENEFITS].map((path) => member.sent('GET', path).length)
      const before = calls()
      history.back()
      await expect.element(line('Glucalis 500 mg')).toBeVisible()
      await expect.element(box).toHaveValue('metformin')
      await member.press(line('Glucalis 500 mg'))
      await expect.element(card('Glucalis 500 mg')).toBeVisible()
      await member.press(back(member))
      await expect.element(line('Norvia-Metformin 850 mg')).toBeVisible()
      expect(calls()).toEqual(before)
      expect(location.pathname + location.search).toBe('/en/coverage/drugs')
      expect(JSON.stringify(history.state)).not.toMatch(/metformin|0990/i)
    },
  )

  test('and what was looked for are gone when the session is', { tags: ['LOOK-07'] }, async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    endSession('LOGGEDOUT')
    await member.isAt('/login')
    expect([drugStore.get().drugNameOrDin, drugStore.get().chosen]).toEqual([undefined, []])
  })

  test('keeps its place in the other language', { tags: ['D-168'] }, async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await member.press(page.getByRole('banner').getByRole('link', { name: 'Français' }))
    member.locale = 'fr'
    await expect.element(card('Glucalis 500 mg')).toMatchTextContent('metformine')
  })
})

describe('what a member pays', () => {
  test('stands beside a generic and a comparable drug, as a bar, in dollars and as the difference', { tags: ['D-185'] }, async () => {
    const member = await opens()
    const drug = await choose(member, 'glucalis', 'Glucalis 500 mg')
    await expect.element(drug).toMatchTextContent(pays(member, '$21.36'))
    const costs = card(member.text('coverage.drugs.costs'))
    for (const figure of ['$31.50', '$11.99', '90%', '$22.13', '$21.36']) await expect.element(costs).toMatchTextContent(figure)
    const bars = costs.getByRole('figure')
    for (const bar of ['Generic: Aurem-Metformin 500 mg$2.46', 'Comparable: Norvia-Gliclazide 30 mg$5.49']) await expect.element(bars).toMatchTextContent(bar)
    expect(
      bars
        .css('rect')
        .elements()
        .map((bar) => bar.getAttribute('width'))[0],
    ).toBe('100%')
    const less = (amount: string, name: string) => member.text('coverage.drugs.difference.less', { amount, name })
    await expect.element(costs).toMatchTextContent(less('$18.90', 'Aurem-Metformin 500 mg'))
    await expect.element(costs).toMatchTextContent(less('$15.87', 'Norvia-Gliclazide 30 mg'))
  })

  test('is not said where the service does not say it', { tags: ['D-185'] }, async () => {
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
    await expect.element(page.getByRole('heading', { name: member.text('coverage.drugs.others') })).not.toBeInTheDocument()
  })
})

describe('the family', () => {
  test('is asked about the same drug, each person by their own number', { tags: ['COV-47', 'D-168'] }, async () => {
    const member = await opens()
    await choose(member, 'varenor', 'Varenor 1 mg')
    const family = card(member.text('coverage.drugs.family'))
    await expect.element(family).toMatchTextContent(/Marie-Ève Roy-CôtéCovered.*Daniel CormierCovered.*Théo Cormier-RoyNot covered/)
    const alone = member.sent('GET', BENEFITS).filter(({ url }) => url.searchParams.get('dins') === '09902311')
    expect(new Set(alone.map(({ url }) => url.searchParams.get('participant')))).toEqual(new Set(['1', '2', '3']))
  })

  test('that shares nothing is not offered and not asked about', { tags: ['D-158'] }, async () => {
    const member = await opens({ persona: 'dependant' })
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await expect.element(card(member.text('coverage.drugs.family'))).not.toMatchTextContent('Marie')
    expect(
      person
        .css('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Daniel Cormier', 'Théo Cormier-Roy'])
    expect([SEARCH, DETAILS, BENEFITS].flatMap((path) => member.sent('GET', path)).map(({ url }) => url.searchParams.get('participant'))).not.toContain('1')
  })

  test.for([403, 404])(
    'of whom somebody may not be asked about (%i) is told in place, and somebody else can be chosen',
    { tags: ['D-158', 'ERR-28'] },
    async (status) => {
      const member = await opens({ ...PHONE_FR, before: (sandbox) => sandbox.faults([{ operationId: 'searchDrugs', status, times: 1 }]) })
      await lookFor(member, 'metformine')
      await expect.element(main.getByRole('alert')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await person.selectOptions('2')
      await expect.element(line('Glucalis 500 mg')).toBeVisible()
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    },
  )
})

describe('what may be taken instead', () => {
  test(
    'comparable drugs stand under brand and ingredient, each with whether it is covered',
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
      await expect.element(line('Semavia 1 mg')).toMatchTextContent('Your plan covers this drug with prior authorization.')
      await member.findsThePageAccessible()
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

  test('generic equivalents are a list of their own', { tags: ['ROUTE-092', 'COV-51', 'LOOK-08'] }, async () => {
    const member = await opens(PHONE_FR)
    await choose(member, 'glucalis 500', 'Glucalis 500 mg')
    await member.press(member.link('page.coverage.drugs-generics'))
    await member.isAt('/coverage/drugs/generic-equivalents')
    await expect
      .poll(() => lines.elements().map(({ textContent }) => /^[^é]*?mg/.exec(textContent)?.[0]))
      .toEqual(['Aurem-Metformine 500 mg', 'Norvia-Metformine 500 mg'])
    await member.press(member.link('coverage.drugs.to-drug'))
    await expect.element(card('Glucalis 500 mg')).toBeVisible()
  })

  test.for(['coverage.drugs-comparable', 'coverage.drugs-generics'] as const)(
    '%s leads to the search when no drug was looked for',
    { tags: ['ROUTE-091', 'ROUTE-092'] },
    async (id) => {
      const member = await renderPage(id, { persona: 'default' })
      await member.isAt('/coverage/drugs')
      await expect.element(box).toBeVisible()
    },
  )

  test.for(['coverage.drugs-comparable', 'coverage.drugs-generics'] as const)(
    '%s is said to be none where the service has none',
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
  ] as const)('%s is for everybody to read (%s)', { tags: ['A11Y-12', 'SHELL-02', 'D-150'] }, async ([id, brand]) => {
    const member = await renderPage(id, withDrug('09901511', { before: (sandbox) => sandbox.vary('default', { policy: { brand } }) }))
    await expect.element(lines.first()).toBeVisible()
    await isSeenInEveryLook(member)
  })
})

describe('without amounts', () => {
  test('drugs are told in words, found and judged all the same; tiers, notes and prices are left out', { tags: ['COV-22', 'API-057', 'D-12'] }, async () => {
    const member = await opens({ persona: 'suppressed' })
    await expect.element(card(member.text('coverage.words'))).toMatchTextContent('Your plan covers drugs that by law need a prescription')
    expect(member.sent('GET', /suppressed-coverages\/drug$/)).toHaveLength(1)
    await lookFor(member, 'metformin')
    await expect.element(line('Glucalis 500 mg')).toMatchTextContent('Your plan covers this drug.')
    await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent(/Tier|\$/)
    const drug = await choose(member, 'glucalis', 'Glucalis 500 mg')
    await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.verdict.covered', { name: 'Marie-Ève' }))
    await expect.element(card(member.text('coverage.drugs.family'))).toMatchTextContent('Covered')
    for (const hidden of ['$', 'Tier', member.text('coverage.drugs.note.hasMac')]) await expect.element(main).not.toMatchTextContent(hidden)
    await member.findsThePageAccessible()
  })

  test('words that cannot be had leave the search as it is', { tags: ['COV-22'] }, async () => {
    const member = await opens({ persona: 'suppressed', before: (sandbox) => sandbox.faults([{ operationId: 'getSuppressedDrug', status: 500, times: 1 }]) })
    await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
    await expect.element(main.getByRole('alert')).toBeVisible()
    await lookFor(member, 'metformin')
    await expect.element(line('Glucalis 500 mg')).toBeVisible()
  })
})

describe('at the pharmacy', () => {
  test('one shows, or prints, the drug with its number and the numbers of the member card', async () => {
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
    await member.findsThePageAccessible()
    await member.press(member.button('coverage.drugs.to-drug'))
    await expect.element(card('Glucalis 500 mg')).toBeVisible()
  })

  test('was paid for: a claim begins from here, with its type chosen', async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await member.press(member.button('coverage.drugs.claim'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { name: 'Drugs', exact: true })).toBeChecked()
  })

  test('that cannot be claimed online in a province chooses no type', async () => {
    const member = await opens({ persona: 'quebec', locale: 'fr' })
    await choose(member, 'glicaden', 'Glicaden 30 mg')
    await member.press(member.button('coverage.drugs.claim'))
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { name: /^Médicaments/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /^Médicaments/ })).not.toBeChecked()
  })

  test('with a plan that is suspended no claim is offered', { tags: ['GUARD-12'] }, async () => {
    const member = await opens({ persona: 'suspended' })
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await expect.element(member.button('coverage.drugs.sheet')).toBeVisible()
    await expect.element(member.button('coverage.drugs.claim')).not.toBeInTheDocument()
  })
})

describe('a call that fails', () => {
  test('leaves what was found, says so in place, and is asked again', { tags: ['ERR-28', 'API-068'] }, async () => {
    const member = await opens({ before: (sandbox) => sandbox.faults([{ operationId: 'listDrugBenefits', status: 500 }]) })
    await lookFor(member, 'metformin')
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent('Covered')
    await expect.element(dialog).not.toBeInTheDocument()
    await member.sandbox.heal()
    await member.press(member.button('error.retry'))
    await expect.element(line('Glucalis 500 mg')).toMatchTextContent('Covered')
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  })

  test('for one drug leaves the way back, and for the family leaves the drug', { tags: ['ERR-28', 'COV-46'] }, async () => {
    const member = await opens({ before: (sandbox) => sandbox.faults([{ operationId: 'getDrugDetails', status: 500, times: 1 }]) })
    await lookFor(member, 'minoxel')
    await member.press(line('Minoxel 5%'))
    await expect.element(main.getByRole('alert')).toBeVisible()
    await expect.element(back(member)).toBeVisible()
    await member.sandbox.faults([{ operationId: 'listDrugBenefits', status: 500 }])
    await member.press(member.button('error.retry'))
    await expect.element(card('Minoxel 5%')).toMatchTextContent(member.text('coverage.drugs.verdict.refused', { name: 'Marie-Ève' }))
    await expect.element(card(member.text('coverage.drugs.family')).getByRole('alert').first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

test('a drug survives random data that keeps the contract', { tags: ['D-86'] }, async () => {
  const random: readonly OperationId[] = ['searchDrugs', 'getDrugDetails', 'listDrugBenefits']
  for (const seed of [1, 2, 3]) {
    await opens({
      locale: seed % 2 === 0 ? 'fr' : 'en',
      before: async (sandbox) => {
        searchFor('metformin')
        await sandbox.faults(random.map((operationId, at) => ({ operationId, status: 'random', seed: seed * 100 + at })))
      },
    })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const id of ['coverage.drugs-comparable', 'coverage.drugs-generics'] as const) {
      await renderPage(
        id,
        withDrug('09901511', {
          before: (sandbox) => sandbox.faults(random.map((operationId, at) => ({ operationId, status: 'random', seed: seed * 10 + at }))),
        }),
      )
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  }
})
