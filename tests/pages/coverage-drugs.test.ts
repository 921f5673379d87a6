import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DrugSummary } from '~generated/member/model/index.ts'
import { drugSearchStore, searchDrugs } from '~/areas/coverage/drugs/drug-store.ts'
import type { OperationId } from '~generated/operations.ts'
import { endSession } from '~/platform/session/end-session.ts'
import {
  back,
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
  pays,
  person,
  PHONE_FR,
  SEARCH,
  withDrug,
} from './support/drugs.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import { renderPage } from './support/render-page.tsx'

describe('drug search', () => {
  test(
    'a search by a part of the name or ingredient finds drugs and shows whether the plan covers each drug',
    { tags: ['ROUTE-090', 'COV-43', 'COV-52', 'LOOK-05'] },
    async () => {
      const member = await renderPage('coverage.overview', { persona: 'default' })
      useKeyboardOnly(member)
      await member.press(page.getByRole('link', { name: member.text('coverage.card.DRUGS') }))
      await member.isAt('/coverage/drugs')
      expect(lines.length, 'nothing before it is searched').toBe(0)
      await lookFor(member, ' metformin ')
      await expect
        .element(page.getByRole('heading', { name: member.text('coverage.drugs.found', { count: 6 }) }))
        .toBeVisible()
      const [asked] = member.sent('GET', SEARCH)
      expect(Object.fromEntries(asked!.url.searchParams)).toEqual({ participant: '1', drugName: 'metformin' })
      const generic = line('Aurem-Metformin 500 mg')
      for (const fact of [
        'metformin',
        'DIN 09901521',
        'Generic',
        'Covered',
        'Your plan covers this drug.',
        'Tier 1',
        pays(member, '$2.46'),
      ])
        await expect.element(generic).toMatchTextContent(fact)
      await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent('Generic')
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a drug is found by its number, which the portal sends in the parameter drugName',
    { tags: ['API-066', 'D-130'] },
    async () => {
      const member = await opens(PHONE_FR)
      await lookFor(member, '09901711')
      await expect.element(line('Semavia 1 mg')).toBeVisible()
      expect(member.sent('GET', SEARCH).map(({ url }) => url.searchParams.get('drugName'))).toEqual(['09901711'])
      expect(location.pathname + location.search, 'nothing of it is in the address').toBe('/fr/coverage/drugs')
    },
  )

  test('a drug search without results says so on the page', { tags: ['COV-44', 'API-066'] }, async () => {
    const member = await opens(PHONE_FR)
    await lookFor(member, 'aspirine')
    await expect
      .element(page.getByRole('heading', { name: member.text('coverage.drugs.found', { count: 0 }) }))
      .toBeVisible()
    await expect.element(member.getByText('coverage.drugs.none.text')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  })

  test(
    'a drug search with an invalid name or number is rejected with a message and not sent',
    { tags: ['COV-45', 'D-130'] },
    async () => {
      const member = await opens(PHONE_FR)
      const refused = async (typed: string, words: string) => {
        await lookFor(member, typed)
        await expect.element(page.getByText(words).last()).toBeVisible()
        await expect.element(box).toHaveFocus()
      }
      await refused('', member.text('form.drugSearch.drugNameOrDin.error.required'))
      for (const number of ['0990151', '099015111']) await refused(number, member.text('form.error.din'))
      for (const name of ['me', 'l’acide', '5 % de', 'œstradiol', 'met 💊'])
        await refused(name, member.text('form.error.drugName', { min: 3, max: 100 }))
      await member.paste(box, 'x'.repeat(101))
      await member.press(member.button('coverage.drugs.search.go'))
      await expect
        .element(page.getByText(member.text('form.error.drugName', { min: 3, max: 100 })).last())
        .toBeVisible()
      expect(member.sent('GET', SEARCH)).toEqual([])
    },
  )

  test(
    'drugs are listed twenty at a time, and coverage is requested only for the listed drugs',
    { tags: ['D-130', 'COV-47'] },
    async () => {
      const drugs = Array.from({ length: 45 }, (_, index): DrugSummary => {
        const number = String(index).padStart(2, '0')
        return {
          drugDin: `099900${number}`,
          drugName: `Amoxidor ${number}`,
          drugChemName: 'amoxicillin',
          isGeneric: false,
        }
      })
      const member = await opens({ before: (sandbox) => sandbox.faults([{ operationId: 'searchDrugs', body: drugs }]) })
      await lookFor(member, 'amoxicillin')
      await expect.poll(() => lines.length).toBe(20)
      await member.press(member.button('coverage.drugs.more', { count: 20 }))
      await expect.poll(() => lines.length).toBe(40)
      await expect.element(line('Amoxidor 20')).toHaveFocus()
      await member.press(member.button('coverage.drugs.more', { count: 5 }))
      await expect.poll(() => lines.length).toBe(45)
      await expect
        .poll(() => member.sent('GET', BENEFITS).map(({ url }) => url.searchParams.get('dins')?.split(',').length))
        .toEqual([20, 20, 5])
    },
  )
})

describe('page of a drug', () => {
  test(
    'the page of a drug shows whether the chosen person is covered, in the exact words of the service',
    { tags: ['COV-46', 'COV-49', 'COV-68', 'D-130'] },
    async () => {
      const member = await opens({ locale: 'fr' })
      const drug = await choose(member, 'varenor', 'Varenor 1 mg')
      await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.share', { name: 'Marie-Ève' }))
      await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.chip.covered'))
      await expect.element(drug).toMatchTextContent('Ce médicament est couvert par votre régime.')
      await person.selectOptions('3')
      await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.share.all', { name: 'Théo' }))
      await expect.element(drug).toMatchTextContent(member.text('coverage.drugs.chip.refused'))
      await expect.element(drug).toMatchTextContent('Ce médicament n’est pas couvert pour cette personne.')
      await expect.element(person, { message: 'the focus stays with the choice' }).toBeVisible()
      expect(member.sent('GET', DETAILS).map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
        ['1', '3'].map((participant) => ({ dins: '09902311', participant, province: 'NB' })),
      )
      await expect.element(dialog).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
    },
  )

  test(
    'the page of a drug shows its number, ingredient and tier, and notes about the payment of the plan',
    { tags: ['COV-52', 'D-129', 'DATA-70'] },
    async () => {
      const member = await opens({ persona: 'quebec', ...PHONE_FR })
      const drug = await choose(member, 'glicaden', 'Glicaden 30 mg')
      for (const fact of ['09901611', 'gliclazide', 'Comprimé', 'Niveau 1'])
        await expect.element(drug).toMatchTextContent(fact)
      for (const note of ['copayVary', 'hasMac', 'ramq'] as const)
        await expect.element(member.getByText(`coverage.drugs.note.${note}`)).toBeVisible()
      await expect.element(member.getByText('coverage.drugs.note.condCopay')).not.toBeInTheDocument()
      await member.press(back(member))
      await choose(member, 'semavia', 'Semavia 1 mg')
      await expect.element(member.getByText('coverage.drugs.note.condCopay')).toBeVisible()
      await expect.element(member.getByText('coverage.drugs.note.ramq')).not.toBeInTheDocument()
    },
  )

  test('the page of a drug without a tier shows no tier number', { tags: ['D-129'] }, async () => {
    const member = await opens()
    await choose(member, 'minoxel', 'Minoxel 5%')
    await expect.element(page.getByText(/Tier/)).not.toBeInTheDocument()
  })

  test(
    'the page of a drug that needs prior authorization says what to bring and where the form is',
    { tags: ['D-185'] },
    async () => {
      const member = await opens()
      const drug = await choose(member, 'semavia', 'Semavia 1 mg')
      await expect
        .element(drug)
        .toMatchTextContent(member.text('coverage.drugs.verdict.authorization', { name: 'Marie-Ève' }))
      await expect
        .element(drug)
        .toMatchTextContent(member.text('coverage.drugs.authorization.drug', { name: 'Semavia 1 mg', din: '09901711' }))
      await expect
        .element(drug.getByRole('link', { name: member.text('nav.find-form') }))
        .toHaveAttribute('target', '_blank')
      await member.expectNoAxeViolations()
    },
  )

  test(
    'the page of a drug that is not covered shows a covered alternative first',
    { tags: ['D-185', 'COV-47'] },
    async () => {
      const member = await opens(PHONE_FR)
      const drug = await choose(member, 'minoxel', 'Minoxel 5 %')
      const nearest = drug.getByText(member.text('coverage.drugs.nearest'))
      await expect.element(nearest).toBeVisible()
      const facts = drug.css('dl').last().element()
      await expect
        .element(page.getByText(member.text('coverage.drugs.cost.percent')), { message: 'no share of nothing' })
        .not.toBeInTheDocument()
      expect(nearest.element().compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      await member.press(
        drug.getByRole('button', { name: member.text('coverage.drugs.see', { name: 'Norvia-Finastéride 1 mg' }) }),
      )
      await expect
        .element(card('Norvia-Finastéride 1 mg'))
        .toMatchTextContent(member.text('coverage.drugs.share', { name: 'Marie-Ève' }))
      await member.expectNoAxeViolations()
      history.back()
      await expect.element(card('Minoxel 5 %')).toBeVisible()
    },
  )

  test(
    'the page of a drug that the service does not know has a message, without a dialog',
    { tags: ['COV-46', 'API-067'] },
    async () => {
      const member = await opens({
        before: (sandbox) => sandbox.faults([{ operationId: 'getDrugDetails', status: 204 }]),
      })
      await lookFor(member, 'metformin')
      await member.press(line('Glucalis 500 mg'))
      await expect.element(member.heading('coverage.drugs.unknown')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test(
    'going back from a drug to the search, and opening the drug again, sends no new request',
    { tags: ['LOOK-07', 'COV-53', 'DATA-68', 'DATA-69'] },
    async () => {
      const member = await opens()
      await lookFor(member, 'metformin')
      // the test waits for the response about this drug, because a request that the page aborts would be sent again
      // later
      await expect.element(line('Glucalis 500 mg')).toMatchTextContent(/Covered/)
      await member.press(line('Glucalis 500 mg'))
      await expect.element(card('Glucalis 500 mg')).toBeVisible()
      await expect
        .element(page.getByRole('group', { name: member.text('coverage.drugs.fact.name') }), {
          message: 'reading goes on there',
        })
        .toHaveFocus()
      // the test waits for every response that the page has requested
      await expect.element(card(member.text('coverage.drugs.costs')).getByRole('figure')).toBeVisible()
      await member.press(member.button('coverage.drugs.family.show'))
      await expect
        .element(card(member.text('coverage.drugs.family')))
        .toMatchTextContent(/Daniel CormierCovered.*Théo Cormier-RoyCovered/)
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

  test('the drug search is cleared when the session ends', { tags: ['LOOK-07'] }, async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    endSession('LOGGEDOUT')
    await member.isAt('/login')
    expect([drugSearchStore.get().drugNameOrDin, drugSearchStore.get().chosen]).toEqual([undefined, []])
  })

  test('the page of a drug stays open when the language is changed', { tags: ['D-168'] }, async () => {
    const member = await opens()
    await choose(member, 'metformin', 'Glucalis 500 mg')
    await member.press(page.getByRole('banner').getByRole('link', { name: 'Français' }))
    member.locale = 'fr'
    await expect.element(card('Glucalis 500 mg')).toMatchTextContent('metformine')
  })
})

describe('failed drug requests', () => {
  test(
    'the drugs found stay on the page if their coverage cannot be loaded, and the page has an error and Retry',
    { tags: ['ERR-28', 'API-068'] },
    async () => {
      const member = await opens({
        before: (sandbox) => sandbox.faults([{ operationId: 'listDrugBenefits', status: 500 }]),
      })
      await lookFor(member, 'metformin')
      await expect.element(main.getByRole('alert')).toBeVisible()
      await expect.element(line('Glucalis 500 mg')).not.toMatchTextContent('Covered')
      await expect.element(dialog).not.toBeInTheDocument()
      await member.sandbox.heal()
      await member.press(member.button('error.retry'))
      await expect.element(line('Glucalis 500 mg')).toMatchTextContent('Covered')
      await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
    },
  )

  test(
    'the page of a drug stays usable if the drug or the coverage of the family cannot be loaded',
    { tags: ['ERR-28', 'COV-46'] },
    async () => {
      const member = await opens({
        before: (sandbox) => sandbox.faults([{ operationId: 'getDrugDetails', status: 500, times: 1 }]),
      })
      await lookFor(member, 'minoxel')
      await member.press(line('Minoxel 5%'))
      await expect.element(main.getByRole('alert')).toBeVisible()
      await expect.element(back(member)).toBeVisible()
      await member.sandbox.faults([{ operationId: 'listDrugBenefits', status: 500 }])
      await member.press(member.button('error.retry'))
      await expect
        .element(card('Minoxel 5%'))
        .toMatchTextContent(member.text('coverage.drugs.share.all', { name: 'Marie-Ève' }))
      await member.press(member.button('coverage.drugs.family.show'))
      await expect.element(card(member.text('coverage.drugs.family')).getByRole('alert').first()).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )
})

test(
  'the page of a drug is shown without an error for random data that conforms to the contract',
  { tags: ['D-86'] },
  async () => {
    const random: readonly OperationId[] = ['searchDrugs', 'getDrugDetails', 'listDrugBenefits']
    for (const seed of [1, 2, 3]) {
      await opens({
        locale: seed % 2 === 0 ? 'fr' : 'en',
        before: async (sandbox) => {
          searchDrugs('metformin')
          await sandbox.faults(
            random.map((operationId, at) => ({ operationId, status: 'random', seed: seed * 100 + at })),
          )
        },
      })
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const id of ['coverage.drugs-comparable', 'coverage.drugs-generics'] as const) {
        await renderPage(
          id,
          withDrug('09901511', {
            before: (sandbox) =>
              sandbox.faults(
                random.map((operationId, at) => ({ operationId, status: 'random', seed: seed * 10 + at })),
              ),
          }),
        )
        await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    }
  },
)
