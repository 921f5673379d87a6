import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { requestPasswordToken } from '~generated/account/client/password.ts'
import { shareMemberCard } from '~generated/member/client/card.ts'
import { INVITATIONS } from '../../sandbox/invitations.ts'
import { PERSONAS } from '../../sandbox/personas.ts'
import { UNREGISTERED_PEOPLE } from '../../sandbox/unregistered-people.ts'
import { createSandboxState } from '../../sandbox/sandbox-state.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox({ portalUrl: 'https://portal.example.com/' })

const ID = 'default@example.com'
const page = async (path: string) => (await fetch(`${sandbox.url()}/__sandbox/${path}`)).text()

it('the outbox lists the newest e-mail first, can be filtered by recipient, and has only the initial e-mails after a reset', async () => {
  const list = async () => (await sandbox.mails()).map(({ to, kind }) => [to, kind])
  const first = [
    ['documents@example.com', 'DOCUMENTS_NEEDED'],
    ['nouvelle@example.com', 'ACTIVATION'],
    ['newcomer@example.com', 'ACTIVATION'],
  ]
  await requestPasswordToken(ID, { lang: 'en' })
  await requestPasswordToken('quebec@example.com', { lang: 'fr' })
  expect(await list()).toEqual([['quebec@example.com', 'PASSWORD_RESET'], [ID, 'PASSWORD_RESET'], ...first])
  expect(await sandbox.mails('Default@Example.com')).toHaveLength(1)
  sandbox.reset()
  expect(await list()).toEqual(first)
})

it('an e-mail links to the portal in the language of the e-mail, and opens on a separate page of the outbox', async () => {
  await requestPasswordToken(ID, { lang: 'fr' })
  const [mail] = await sandbox.mails(ID)
  const [link] = mail!.links
  expect(link).toEqual({
    label: 'Choisir un nouveau mot de passe',
    url: expect.stringMatching(/^https:\/\/portal\.example\.com\/fr\/token-validation\?token=[\da-f]{32}$/) as string,
  })
  expect(await page('outbox/')).toContain(`href="/__sandbox/outbox/${mail!.id}"`)
  const opened = await page(`outbox/${mail!.id}`)
  for (const part of ['<html lang="fr">', `href="${link!.url}"`]) expect(opened).toContain(part)
})

it('the page of an e-mail escapes text that a tester wrote', async () => {
  const firstName = '<script>alert("1")</script> & more'
  await new SandboxControl(sandbox.url()).vary('default', { participants: { '1': { firstName } } })
  await sandbox.signIn(ID)
  await shareMemberCard(ID, [{ email: 'friend@example.com' }], { emails: 'friend@example.com' })
  const [mail] = await sandbox.mails('friend@example.com')
  const text = await page(`outbox/${mail!.id}`)
  expect(text).not.toContain('<script>')
  expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
})

it('the index page lists the members, the invitations and the people without an account', async () => {
  const text = await page('')
  for (const { key } of PERSONAS) expect(text).toContain(`https://portal.example.com/en/demo?member=${key}`)
  for (const { token } of INVITATIONS)
    expect(text).toContain(`https://portal.example.com/en/member-service-site?token=${token}`)
  for (const { cardholder, participants } of UNREGISTERED_PEOPLE)
    for (const fact of [cardholder.idNumber, participants[0]!.dateOfBirth]) expect(text).toContain(fact)
})

describe('a database in a file', () => {
  const inFolder = async (work: (database: string) => Promise<void>) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    try {
      await work(join(folder, 'portal.sqlite'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const open = (database: string, portalUrl = 'http://localhost:5173') =>
    createSandboxState({ database, pace: { inProgress: 1, processed: 2 }, claimTermsUrl: undefined, portalUrl })

  it('a database in a file keeps the changes of members and their new e-mail addresses between two starts', () =>
    inFolder(async (database) => {
      const before = open(database)
      before.members.savePreferredLanguage(ID, 'FR')
      before.accounts.move(ID, 'marie-eve@example.com')
      before.database.close()
      const after = open(database)
      expect(after.accounts.isTaken(ID)).toBe(false)
      expect(after.members.get('marie-eve@example.com')).toMatchObject({
        preferredLanguage: 'FR',
        persona: { key: 'default' },
      })
      expect(after.outbox.list().filter(({ kind }) => kind === 'ACTIVATION')).toHaveLength(2)
      after.database.close()
    }))

  it("the e-mails in a database file link to the portal's current URL", () =>
    inFolder(async (database) => {
      const originsOf = (portalUrl: string) => {
        const world = open(database, portalUrl)
        const urls = world.outbox.list().flatMap(({ links }) => links.map(({ url }) => new URL(url).origin))
        world.database.close()
        return urls
      }
      expect(originsOf('http://localhost:5173')).toEqual(Array.from({ length: 3 }, () => 'http://localhost:5173'))
      expect(originsOf('http://localhost:5273/')).toEqual(Array.from({ length: 3 }, () => 'http://localhost:5273'))
    }))

  it('the sandbox starts with new data if an earlier version created the tables of the database file', () =>
    inFolder(async (database) => {
      const earlier = new DatabaseSync(database)
      earlier.exec('create table member (login text primary key, contact text)')
      earlier.close()
      const world = open(database)
      expect(world.members.get(ID).preferredLanguage).toBe('EN')
      world.database.close()
    }))
})
