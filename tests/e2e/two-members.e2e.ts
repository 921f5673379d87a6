import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import type { Member } from './support/member.ts'
import { onlyOf, RecordedResponses, wordsIn } from './support/recorded-responses.ts'
import { pageFixtures } from '../support/page-fixtures.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { Traffic } from './support/traffic.ts'

/** All data that this tab contains: page, storage and history state. */
const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage })),
      JSON.stringify(history.state),
    ].join('\n'),
  )

/** A claim with a search for a physiotherapist in a given town. */
class LocalJourney extends ClaimJourney {
  city = ''
  override async start(): Promise<void> {
    await super.start()
    await expect(this.member.page.getByRole('radio', { checked: true }), 'no answer of anybody else').toHaveCount(0)
  }
  override async choosePhysiotherapist(): Promise<void> {
    await super.choosePhysiotherapist()
    await this.member.press(this.member.button('claims.providers.elsewhere'))
    await this.shows('provider-search')
    await this.search(this.city)
  }
}

/**
 * Texts of the portal itself. A text of the portal is not a leak, even if a value of the member occurs in it: a
 * partner's "Evening" is part of the greeting "Good evening", and the notice about old browsers names the browsers in
 * which a member is signed in.
 */
const PORTAL = globSync(['i18n/en/*.json', 'index.html'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .toLowerCase()

/**
 * Operations that the sign-in page calls. They depend on how the member signs in, so the test does not compare them.
 */
const SIGN_IN: ReadonlySet<string> = new Set(['login', 'getJwt', 'createPasskeySignInOptions'])

/** Pages of benefits that neither member has. Each page shows a dialog that says that there is no such benefit. */
const NOBODYS = [
  'spending.health',
  'spending.health-alternate',
  'spending.wellness',
  'spending.wellness-alternate',
  'spending.expenses',
]

async function seesEverything(
  member: Member,
  sandbox: SandboxControl,
  traffic: Traffic,
  city: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const { page } = member
  for (const { path } of pageFixtures().filter(
    ({ id, path: pattern }) => !pattern.includes(':') && !NOBODYS.includes(id),
  )) {
    await member.goTo(`/${path}`)
    await traffic.ends()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(path)
  }
  await member.goTo('/history')
  await page.getByRole('table').getByRole('link').first().click()
  await traffic.ends()
  await look('details of a claim')
  await member.goTo('/dashboard')
  const claim = new LocalJourney(member)
  claim.city = city
  await claim.reach('claim-details')
  // what answers the next step is requested while the member still answers this one
  await expect.poll(() => sandbox.called()).toContain('listCobReasons')
  await look('a claim')
}

async function logsOut(member: Member): Promise<void> {
  await member.press(member.button('nav.account'))
  await member.press(member.button('nav.log-out'))
  await member.press(member.button('yes'))
  await member.isAt('/login')
}

test('after another member signs in, no data of the first member is left in the page, storage, history, cache or another tab', async ({
  member,
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(300_000)
  const [a, b] = [new RecordedResponses(), new RecordedResponses()]
  const traffic = new Traffic(page)
  a.listenTo(page)
  await member.signIn('default')
  await seesEverything(member, sandbox, traffic, 'Moncton', () => Promise.resolve())
  const askedForA = await sandbox.called()
  const other = await context.newPage()
  await other.goto(`${member.portal}/favicon.svg`)
  await other.evaluate(
    (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
    await page.evaluate(() => ({ ...sessionStorage })),
  )
  await other.goto(`${member.portal}/en/dashboard`)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Marie-Ève')

  await logsOut(member)
  await a.settled()
  await expect(other).toHaveURL(/\/login\?status=LOGGEDOUT$/)

  page.removeAllListeners('response')
  b.listenTo(page)
  await sandbox.forgetCalls()
  const seen: { readonly where: string; readonly text: string }[] = [
    { where: 'signed out', text: await everythingIn(page) },
  ]
  await member.fillSignIn(loginOf('quebec'), PASSWORD)
  await member.isAt('/dashboard')
  await seesEverything(
    member,
    sandbox,
    traffic,
    'Montréal',
    async (where) => void seen.push({ where, text: await everythingIn(page) }),
  )
  seen.push({ where: 'the other tab', text: await everythingIn(other) })
  await b.settled()

  const ofA = [loginOf('default'), ...onlyOf(a, b).filter((words) => !PORTAL.includes(words.toLowerCase()))]
  for (const each of ['Marie-Ève', 'Théo', 'Roy-Côté'])
    expect(ofA.join(' '), 'what is looked for').toMatch(new RegExp(each, 'i'))
  expect(ofA.length).toBeGreaterThan(50)
  for (const { where, text } of seen) expect({ where, found: wordsIn(text, ofA) }).toEqual({ where, found: [] })
  expect(wordsIn(seen.at(1)?.text ?? '', [loginOf('quebec')]), 'the search finds what is there').toEqual([
    loginOf('quebec'),
  ])
  expect(
    askedForA.filter((operation) => !SIGN_IN.has(operation)).toSorted(),
    'nothing that A was told is used for B',
  ).toEqual((await sandbox.called()).filter((operation) => !SIGN_IN.has(operation)).toSorted())
})
