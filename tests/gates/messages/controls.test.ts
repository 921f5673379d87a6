import { beforeAll, describe, expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { made, readLanguages, type Languages } from './catalogues.ts'
import { controlsOf, oneTextTwoTargets, withoutObject, wrongQuotes, type Link } from './controls.ts'

/**
 * Quoted names that belong to no control of the portal. Messages quote them because they are printed on cards other
 * than the member card.
 */
const ELSEWHERE = { en: ['ID number', 'group number'], fr: ['numéro d’identification', 'numéro de groupe'] } as const
/**
 * Pairs of pages to which the same link text may lead. The plan, the session or the step of a paused claim decides
 * which of the two opens.
 */
const ONE_PLACE = [
  ['history.combined', 'history.claims'],
  ['dashboard.home', 'access.login'],
  ['claims.verify-information', 'claims.confirmation'],
]
/** Ids of links that lead back to the previous page, whatever that page is. */
const BACK = /\.(?:cancel|retry|again)$/
/**
 * The button that shows a list for a period. Its text needs no object, because the form around the button says which
 * list is meant.
 */
const OF_A_FORM = ['history.show']

let languages: Languages
let ids: ReadonlySet<string>
let links: readonly Link[]
beforeAll(() => {
  languages = readLanguages()
  const programs = files(/^src\/(?!ui\/catalogue\/).+(?<!\.test)\.tsx?$/).map((file) => ({ file, code: read(file) }))
  ;({ ids, links } = controlsOf(programs))
})

/** Leaves out the links that lead back, and treats each pair of ONE_PLACE as one page. */
const inOnePlace = (all: readonly Link[]): Link[] =>
  all
    .map(({ to, says }) => ({
      to: to.map((page) => ONE_PLACE.find((pages) => pages.includes(page))?.[0] ?? page),
      says,
    }))
    .filter(({ says }) => !says.some((id) => BACK.test(id)))

describe('search for controls', () => {
  it('the search finds buttons, links and menus in code, however they are written', () => {
    const code = `
      export const MENU = [{ id: 'a', label: 'nav.a', page: 'a.a' }, { label: 'term', of: 'x' }]
      const options = [{ value: 'x', label: text('option') }]
      const terms = [{ id: 'x', label: text('term'), value: 'y' }]
      const way = <PageLink to={can ? 'a.one' : 'a.two'}>{text(can ? 'one' : 'two')}</PageLink>
      const back = <QuietButtonLink to="a.three">{text('back')}</QuietButtonLink>
      const rest = <Card title={text('title')}><Button onClick={go}><b>{text('button')}</b></Button><p>{text('words')}</p></Card>
    `
    const found = controlsOf([{ file: 'a.tsx', code }])
    expect([...found.ids].toSorted()).toEqual(['back', 'button', 'nav.a', 'one', 'option', 'two'])
    expect(found.links).toEqual([
      { to: ['a.one', 'a.two'], says: ['one', 'two'] },
      { to: ['a.three'], says: ['back'] },
    ])
  })

  it('the search finds more than two hundred buttons and menus and more than eighty links in the portal', () => {
    expect(ids.size).toBeGreaterThan(200)
    expect(links.length).toBeGreaterThan(80)
    for (const id of ['nav.claims', 'nav.submit-claim', 'shell.language', 'claims.providers.by-hand'])
      expect(ids).toContain(id)
  })
})

describe.each(['en', 'fr'] as const)('buttons, links and menus (%s)', (locale) => {
  it('messages quote buttons, links and menus by their current names', () => {
    expect(wrongQuotes(languages[locale], ids, ELSEWHERE[locale])).toEqual([])
  })

  it('links with the same text lead to the same page', () => {
    expect(oneTextTwoTargets(languages[locale], inOnePlace(links))).toEqual([])
  })
})

it('buttons and links in English name what they act on', () => {
  expect(withoutObject(languages.en, ids).filter((line) => !OF_A_FORM.some((id) => line.startsWith(`${id}:`)))).toEqual(
    [],
  )
})

describe('message with the name of a control', () => {
  const pressed = new Set(['nav.claims', 'nav.submit'])
  const portal = {
    'nav.claims': 'Claims',
    'nav.submit': 'Submit a claim',
    'help.group': 'All claims',
    'page.claims.other': 'Other coverage',
    'form.a.b.option.c': 'Else',
  }
  it.each([
    ['Choose “Submit claim”.', 'button', 'Submit claim'],
    ['Choose “All claims”.', 'button', 'All claims'], // the quoted name is the title of a page
    ['Under “Submit a claim for Daniel”, go on.', 'menu', 'Submit a claim for Daniel'],
    ['At the step “Claims”.', 'step', 'Claims'],
    ['Sous «\u00a0Demandes\u00a0»', 'menu', 'Demandes'],
  ])('the check finds a message with a wrong name of a button, link or menu: %j', (sentence, what, name) => {
    expect(wrongQuotes(made({ ...portal, a: sentence }), pressed, [])).toEqual([`a: no ${what} is called “${name}”`])
  })

  it('the check finds a wrong name of a button, link or menu in a message catalogue', () => {
    const { fr } = languages
    const sentences = {
      ...fr.sentences,
      'help.submit.answer': 'Sous «\u00a0Demandes de règlement\u00a0», choisissez «\u00a0Présenter une demande\u00a0».',
    }
    expect(Object.values(fr.sentences)).toContain('Demandes de règlement')
    expect(wrongQuotes({ ...fr, sentences }, ids, ELSEWHERE.fr)).toEqual([
      'help.submit.answer: no menu is called “Demandes de règlement”',
    ])
  })

  it.each([
    'Under “Claims”, choose “Submit a claim”.',
    'At the step “Other coverage”, choose “Else”.',
    'Your “ID number”.',
  ])('the check accepts a message with a correct name of a button, link or menu: %j', (sentence) => {
    expect(wrongQuotes(made({ ...portal, a: sentence }), pressed, ['ID number'])).toEqual([])
  })
})

describe('text of a link', () => {
  const sentences = made({ pay: 'Pay now', owed: 'Pay now', see: 'See what you owe', 'a.cancel': 'Cancel' })
  it('the check finds a link text that leads to two pages', () => {
    const one = { to: ['premiums.payment'], says: ['pay'] }
    const faulty = [one, { to: ['premiums.statements'], says: ['owed'] }]
    expect(oneTextTwoTargets(sentences, inOnePlace(faulty))).toEqual([
      '“Pay now” leads to premiums.payment and premiums.statements',
    ])
    expect(
      oneTextTwoTargets(sentences, inOnePlace([{ to: ['premiums.payment', 'premiums.statements'], says: ['pay'] }])),
    ).toHaveLength(1)
    const allowed = [
      one,
      { to: ['premiums.statements'], says: ['see'] },
      { to: ['a', 'b'], says: ['a.cancel'] },
      { to: ['history.claims', 'history.combined'], says: ['see'] },
    ]
    expect(oneTextTwoTargets(sentences, inOnePlace(allowed.slice(0, 3)))).toEqual([])
    expect(oneTextTwoTargets(sentences, inOnePlace(allowed.slice(3)))).toEqual([])
  })

  it('the check finds a button text that does not name what it acts on', () => {
    const texts = made({ a: 'Use it', b: 'Turn', c: 'Use my spending account', d: 'Save', 'no.control': 'Enlarge' })
    expect(withoutObject(texts, new Set(['a', 'b', 'c', 'd']))).toEqual(['a: “Use it” what?', 'b: “Turn” what?'])
  })
})
