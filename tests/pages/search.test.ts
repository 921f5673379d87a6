import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLAIM_LINE } from '../support/page-fixtures.ts'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const card = (member: Member, id: 'claims' | 'coverage' | 'pages' | 'help') =>
  page.getByRole('region', { name: member.text(`search.${id}`), exact: true })
const opens = (look: PageOptions = {}) => renderPage('support.search', look)
const finds = (member: Member, words: string) => member.field('search.field').fill(words)

const UNDECIDED = { ...CLAIM_LINE, claimStatus: 'RECEIVED', hasPaymentDetails: false }

test.for<PageOptions>([{}, PHONE])(
  'the header, or the menu on a phone, leads to the search page, which shows no results at first: %o',
  { tags: ['D-226'] },
  async (look) => {
    const member = await renderPage('dashboard.home', look)
    if (look.width) await member.press(member.button('nav.open'))
    await member.press(member.link('nav.search'))
    await member.isAt('/search')
    await expect.element(member.getByText('search.private')).toBeVisible()
    await expect.element(card(member, 'pages')).not.toBeInTheDocument()
  },
)

describe('what the search finds', () => {
  test.for([
    ['C1000002', {}, '/en/history/details/C1000002-10/1'],
    ['117.50', {}, '/en/history/details/C1000000-10/1'],
    ['117,50', PHONE, '/fr/history/details/C1000000-10/1'],
    ['examen theo', PHONE, '/fr/history/details/C1000002-10/1'],
  ] as const)(
    'a claim is found by its number, its amount, its service or its person: %s',
    async ([words, look, url]) => {
      const member = await opens(look)
      await finds(member, words)
      await expect
        .element(card(member, 'claims').getByRole('link', { name: /\d/ }).first())
        .toHaveAttribute('href', url)
      await member.expectNoAxeViolations()
    },
  )

  test(
    'a claim without a decision is found only if the plan shows the status of claims',
    { tags: ['D-226'] },
    async () => {
      for (const claimTracker of [true, false]) {
        const member = await opens({
          before: (sandbox) =>
            Promise.all([
              sandbox.vary('default', { policy: { claimTracker } }),
              sandbox.faults([
                { operationId: 'searchClaims', body: { claimSearchResults: [UNDECIDED], maxLimit: 500 } },
              ]),
            ]),
        })
        await finds(member, 'C700')
        await expect.element(member.getByText('search.found', { count: claimTracker ? 1 : 0 })).toBeVisible()
      }
    },
  )

  test('coverage, pages and help questions are found by the words that they contain', { tags: ['D-226'] }, async () => {
    const member = await opens()
    await finds(member, 'massage')
    await contains(card(member, 'coverage'), 'Massage therapist', /\$[\d,.]+ left/)
    await finds(member, 'card')
    await contains(card(member, 'pages'), member.text('page.card.share'))
    await contains(card(member, 'help'), member.text('help.card.question'))
    await member.press(card(member, 'pages').getByRole('link', { name: member.text('page.card.share') }))
    await member.isAt('/manage-your-account/member-card/share')
  })

  test(
    'a benefit, a page and a question are also found by words that members use for them',
    { tags: ['D-226'] },
    async () => {
      const member = await opens(PHONE)
      for (const [words, area, found] of [
        ['semelles', 'coverage', 'Physiothérapie'],
        ['conjoint', 'pages', member.text('page.account.people')],
        ['plainte', 'pages', member.text('page.support.contact-us')],
        ['désabonner', 'pages', member.text('page.account.notifications')],
        ["clés d'accès", 'pages', member.text('page.account.security')],
        ['préautorisation', 'pages', member.text('page.coverage.predeterminations')],
        ['impôts', 'pages', member.text('page.account.documents')],
        ['annuler une demande', 'help', member.text('help.mistake.question')],
      ] as const) {
        await finds(member, words)
        await contains(card(member, area), found)
      }
    },
  )

  test.for([
    ['glasses', {}, 'Optician', '/en/coverage/extended-health/details/OPTI'],
    ['wheelchairs', {}, 'Wheelchair', '/en/coverage/extended-health/details/WHEELCHR'],
    ['verres de contact', PHONE, 'Soins de la vue', '/fr/coverage/extended-health#vision'],
    ['ambulance', PHONE, 'Ambulance', '/fr/coverage/extended-health#ambulance'],
  ] as const)(
    'a service of extended health and its group are found by name and by the words of members: %s',
    { tags: ['D-367'] },
    async ([words, look, name, url]) => {
      const member = await opens(look)
      await finds(member, words)
      const link = card(member, 'coverage').getByRole('link', { name: new RegExp(`^${name}`) })
      await expect.element(link.first()).toHaveAttribute('href', url)
      await member.expectNoAxeViolations()
    },
  )

  test(
    'the closest name comes first, and a limit is a fact of the service with its name',
    { tags: ['D-367'] },
    async () => {
      const member = await opens()
      await finds(member, 'dental')
      const links = card(member, 'coverage').getByRole('link')
      await expect.element(links.first()).toHaveAttribute('href', '/en/coverage/dental')
      await finds(member, 'massage')
      await contains(links.first(), 'Massage therapist', /\$[\d,.]+ left$/)
      await expect.element(links.first()).toHaveAttribute('href', '/en/coverage/extended-health/details/MASS')
    },
  )

  test(
    'words that no coverage, page or question has can be searched as a drug, without being in the URL',
    { tags: ['D-367'] },
    async () => {
      const member = await opens(PHONE)
      await finds(member, 'metformin')
      await member.press(page.getByRole('link', { name: member.text('search.drug', { words: 'metformin' }) }))
      await member.isAt('/coverage/drugs')
      await expect
        .element(page.getByRole('textbox', { name: member.text('form.drugSearch.drugNameOrDin.label') }))
        .toHaveValue('metformin')
      await expect
        .element(
          page
            .getByRole('main')
            .getByRole('button', { name: /metformin/i })
            .first(),
        )
        .toBeVisible()
      expect(location.href).not.toContain('metformin')
      expect(JSON.stringify(history.state)).not.toContain('metformin')
    },
  )

  test(
    'a search without results says that nothing was found and links to the contact page',
    { tags: ['D-226'] },
    async () => {
      const member = await opens(PHONE)
      await finds(member, 'xyzzy')
      await expect.element(member.getByText('search.found', { count: 0 })).toBeVisible()
      await member.press(page.getByRole('main').getByRole('link', { name: member.text('page.support.contact-us') }))
      await member.isAt('/contact-us')
    },
  )
})

test(
  'the typed search is in no request, URL or storage, and is gone when the member returns to the page',
  { tags: ['D-226'] },
  async () => {
    const member = await opens()
    await member.waits()
    // the terms and the services are requested last, when the page is already shown
    await expect.poll(() => member.sent('GET', /\/terms-and-conditions$|\/benefits\/health$/)).toHaveLength(2)
    const before = member.sent('GET', /./).length
    await finds(member, 'massage')
    await contains(card(member, 'coverage'), 'Massage therapist')
    expect(member.sent('GET', /./)).toHaveLength(before)
    expect(member.sent('POST', /./)).toEqual([])
    expect(location.href).not.toContain('massage')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('massage')
    await member.goTo('/dashboard')
    await member.goTo('/search')
    await expect.element(member.field('search.field')).toHaveValue('')
  },
)

test(
  'in a plan without coverage, claim lines and help centre, the search finds only pages',
  { tags: ['D-226'] },
  async () => {
    const member = await opens({
      before: (sandbox) => sandbox.vary('default', { policy: { maaxClaims: false, coverage: false, brand: 'QBC' } }),
    })
    await finds(member, 'a')
    await expect.element(card(member, 'pages')).toBeVisible()
    for (const kind of ['claims', 'coverage', 'help'] as const)
      await expect.element(card(member, kind)).not.toBeInTheDocument()
    expect(member.sent('GET', /\/claims$/)).toEqual([])
    await finds(member, member.text('page.history.claims'))
    await expect.element(card(member, 'pages').getByRole('link')).toHaveAttribute('href', '/en/claim-history')
  },
)
