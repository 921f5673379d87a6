import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import type { canOpen } from '~/platform/pages/page-registry.ts'
import { readPolicy, type Flag } from '~/platform/policy/policy.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { accountLinksFor } from './pages/home.page.tsx'

const pages = (flags: Partial<Record<Flag, boolean>>, opens?: typeof canOpen) =>
  accountLinksFor(readPolicy(flags), opens).flatMap(({ entries }) => entries.map(({ name }) => name))

const ALWAYS = ['change-language', 'member-card', 'people', 'change-password', 'terms', 'privacy-and-terms']

const hasServices = (services: object) => provideEnvironment(services as never)
beforeEach(() => hasServices({}))

describe('account links', { tags: ['D-65'] }, () => {
  it('the account page lists six links for every member', () => expect(pages({})).toEqual(ALWAYS))
  it.each<[Partial<Record<Flag, boolean>>, string[]]>([
    [{ memberProfile: true }, ['personal-information']],
    [{ updateMemberProfile: true }, ['change-address', 'change-email']],
    [{ banking: true }, ['direct-deposit']],
    [{ updateBanking: true }, ['direct-deposit']],
    [{ premiumPayment: true }, ['premium-payment-method', 'one-time-payment']],
    [{ premiums: true }, ['premium-statements']],
    [{ statements: true }, ['premium-statements']],
    [{ premiums: true, statements: true }, ['premium-statements']],
  ])('a policy with the flags %j adds the links %j to the account page', (flags, more) => {
    expect(pages(flags).filter((page) => !ALWAYS.includes(page))).toEqual(more)
  })
  it.each([{ offersPasskeys: true }, { listsSessions: true }])(
    'the account page links to the page "Sign-in and security" if the configuration of the account service is %j',
    { tags: ['D-252'] },
    (services) => {
      hasServices(services)
      expect(pages({})).toContain('security')
    },
  )
  it(
    'the account page links to the documents page if the configuration says that the service offers documents',
    { tags: ['D-260'] },
    () => {
      hasServices({ listsDocuments: true })
      expect(pages({})).toContain('documents')
    },
  )
  it(
    'the account page links to the email settings if the configuration says that the service offers them',
    { tags: ['D-270'] },
    () => {
      hasServices({ offersNotificationPreferences: true })
      expect(pages({})).toContain('notifications')
    },
  )
  it('the account page leaves out links to pages that the member may not open, and headings without links', () => {
    expect(pages({ memberProfile: true }, (page) => page === 'account.terms')).toEqual(['terms'])
    expect(accountLinksFor(readPolicy({}), () => false)).toEqual([])
  })
})
