import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { requestPasswordToken } from '~generated/account/client/password.ts'
import { sendContactUsEmail } from '~generated/member/client/support.ts'
import { INVITATIONS } from '../../sandbox/invitations.ts'
import { UNREGISTERED_PEOPLE } from '../../sandbox/unregistered-people.ts'
import { createSandboxState } from '../../sandbox/sandbox-state.ts'
import { useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox({ portalUrl: 'https://portal.example.com/' })

const ID = 'default@example.com'
const page = async (path: string) => {
  const response = await fetch(`${sandbox.url()}/__sandbox/${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('the outbox', () => {
  it('lists newest first, and those to one address', async () => {
    await requestPasswordToken(ID, { lang: 'en' })
    await requestPasswordToken('quebec@example.com', { lang: 'fr' })
    expect((await sandbox.mails()).slice(0, 2).map(({ to }) => to)).toEqual(['quebec@example.com', ID])
    expect(await sandbox.mails('Default@Example.com')).toHaveLength(1)
    expect(await sandbox.mails('nobody@example.com')).toEqual([])
  })

  it('starts with the invitations to activate an account, and with them again after a reset', async () => {
    const start = async () => (await sandbox.mails()).map(({ to, kind }) => [to, kind])
    const first = await start()
    expect(first).toEqual([
      ['nouvelle@example.com', 'ACTIVATION'],
      ['newcomer@example.com', 'ACTIVATION'],
    ])
    await requestPasswordToken(ID, { lang: 'en' })
    sandbox.reset()
    expect(await start()).toEqual(first)
  })

  it('links to the portal, in the language of the e-mail', async () => {
    await requestPasswordToken(ID, { lang: 'fr' })
    const [mail] = await sandbox.mails(ID)
    expect(mail?.links).toEqual([
      {
        label: 'Choisir un nouveau mot de passe',
        url: expect.stringMatching(/^https:\/\/portal\.example\.com\/fr\/token-validation\?token=[\da-f]{32}$/) as string,
      },
    ])
  })

  it('is a page on which each e-mail opens with its links', async () => {
    await requestPasswordToken(ID, { lang: 'fr' })
    const [mail] = await sandbox.mails(ID)
    const list = await page('outbox/')
    expect(list.type).toContain('text/html')
    expect(list.text).toContain(`href="/__sandbox/outbox/${mail!.id}"`)
    const opened = await page(`outbox/${mail!.id}`)
    expect(opened.text).toContain('<html lang="fr">')
    expect(opened.text).toContain(`href="${mail!.links[0]!.url}"`)
    expect((await page('outbox/999999')).status).toBe(404)
    expect((await page('')).text).toContain('href="/__sandbox/outbox/"')
  })

  it('escapes what a member wrote', async () => {
    await sandbox.signIn(ID)
    await sendContactUsEmail(ID, { message: '<script>alert("1")</script> & more' })
    const [mail] = await sandbox.mails(ID)
    const { text } = await page(`outbox/${mail!.id}`)
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
  })

  it('takes an e-mail of any area, in the language of the member', () => {
    const world = createSandboxState({
      database: ':memory:',
      pace: { inProgress: 1, processed: 2 },
      claimTermsUrl: undefined,
      portalUrl: 'http://localhost:5173',
    })
    world.outbox.send('Friend@Example.com', 'fr', { kind: 'CARD', subject: { en: 'Card', fr: 'Carte' }, text: { en: 'Here it is.', fr: 'La voici.' } })
    expect(world.outbox.list('friend@example.com')).toMatchObject([{ kind: 'CARD', locale: 'fr', subject: 'Carte', text: 'La voici.', links: [] }])
    world.database.close()
  })
})

it('the index page tells what can be tried', async () => {
  const { text } = await page('')
  for (const { token } of INVITATIONS) expect(text).toContain(`https://portal.example.com/en/member-service-site?token=${token}`)
  expect(text).toContain('token=welcome-no-password&amp;nopassword=true')
  for (const { cardholder, participants } of UNREGISTERED_PEOPLE) {
    expect(text).toContain(cardholder.idNumber)
    expect(text).toContain(participants[0]?.dateOfBirth)
  }
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

  it('keeps what members did, and who moved to another address, between two starts', () =>
    inFolder(async (database) => {
      const before = open(database)
      before.members.savePreferredLanguage(ID, 'FR')
      before.accounts.move(ID, 'marie-eve@example.com')
      before.database.close()
      const after = open(database)
      expect(after.accounts.isTaken(ID)).toBe(false)
      expect(after.members.get('marie-eve@example.com')).toMatchObject({ preferredLanguage: 'FR', persona: { key: 'default' } })
      expect(after.outbox.list().filter(({ kind }) => kind === 'ACTIVATION')).toHaveLength(2)
      after.database.close()
    }))

  it('has e-mails that lead to where the portal runs now', () =>
    inFolder(async (database) => {
      const originsOf = (portalUrl: string) => {
        const world = open(database, portalUrl)
        const urls = world.outbox.list().flatMap(({ links }) => links.map(({ url }) => new URL(url).origin))
        world.database.close()
        return urls
      }
      expect(originsOf('http://localhost:5173')).toEqual(['http://localhost:5173', 'http://localhost:5173'])
      expect(originsOf('http://localhost:5273/')).toEqual(['http://localhost:5273', 'http://localhost:5273'])
    }))

  it('starts anew when its tables are those of an earlier version', () =>
    inFolder(async (database) => {
      const earlier = new DatabaseSync(database)
      earlier.exec('create table member (login text primary key, contact text)')
      earlier.close()
      const world = open(database)
      expect(world.members.get(ID).preferredLanguage).toBe('EN')
      world.database.close()
    }))
})
