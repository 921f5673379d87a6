import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PAGES } from '~/app/routes.ts'
import type { Brand } from '~/platform/config/brand.ts'
import { otherLocale } from '~/platform/i18n/locale.ts'
import type { PageId, PageDefinition } from '~/platform/pages/page-registry.ts'
import { storage } from '~/platform/session/storage.ts'
import { brandOf, expectAccessibleInAllModes, localeOf } from './support/display-modes.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'

/** Query strings for public pages that need one. */
const NEEDS: Readonly<Record<string, string>> = {
  'access.reset': '?token=abc',
  'access.custom-contact': '?token=welcome-fresh',
  'access.expired': '?token=abc',
  'registration.confirmation': '?token=abc',
}
/** Pages whose brand comes from the link that opens them (D-33, D-74). */
const knowsItsBrand = ({ id }: PageDefinition) => id.startsWith('welcome.') || id === 'access.custom-contact'
const isPublicPage = ({ access, redirect, id }: PageDefinition) =>
  access === 'public' && !redirect && !id.startsWith('demo.')

describe('each public page has its title, its brand and only the language toggle', () => {
  const rows = (PAGES as readonly PageDefinition[]).filter(isPublicPage)
  test('every public page of the route table is tested', { tags: ['ROUTE-007'] }, () => {
    expect(rows.length).toBeGreaterThan(30)
  })

  test.for(rows.map((row, index) => [row.id, row, index] as const))(
    'the public page %s has its title and its brand, and only the language toggle',
    { tags: ['SHELL-02', 'SHELL-16', 'A11Y-12', 'D-150'] },
    async ([, row, index]) => {
      const brand = brandOf(row, index)
      const locale = localeOf(index)
      const member = await open(row, locale, brand)
      expect(location.pathname).toBe(`/${locale}/${row.path}`)
      if (!knowsItsBrand(row)) expect(document.documentElement.dataset['brand']).toBe(brand)
      expect(document.title).toMatch(/\S+.* - /)
      await expect
        .element(page.getByRole('banner').getByRole('link').last())
        .toHaveAttribute('hreflang', otherLocale(locale))
      await expect.element(page.getByRole('banner').getByRole('navigation')).not.toBeInTheDocument()
      await expectAccessibleInAllModes(member)
    },
  )

  async function open(row: PageDefinition, locale: 'en' | 'fr', brand: Brand): Promise<Member> {
    const wears = () => Promise.resolve(storage.write('brand', brand))
    if (row.id === 'access.login')
      return renderPage('access.login', { locale, path: `/login?brand=${brand.toLowerCase()}` })
    if (row.id === 'access.update-email') {
      const member = await renderPage('access.forgot-password', { locale, before: wears })
      const link = new URL(await member.sandbox.askForNewAddress('default@example.com', 'marie.new@example.com'))
      await member.goTo(`/token-validation${link.search}`)
      await member.isAt('/update-email')
      return member
    }
    if (row.id === 'welcome.password') {
      const member = await renderPage('welcome.verification', {
        locale,
        path: '/digital-welcome/verification?mslToken=welcome-fresh',
      })
      for (const [part, value] of [
        ['day', '14'],
        ['month', '8'],
        ['year', '1993'],
      ] as const)
        await member.write(member.field(`form.date.${part}`), value)
      await member.write(member.field('form.digitalVerification.postalCode.label'), 'B3H 2Y5')
      await member.press(member.button('welcome.continue'))
      await member.isAt('/digital-welcome/password')
      return member
    }
    // `welcome.success` opens only as the result of an action. A token in the URL would make the page's guard redirect,
    // and after the redirect the page would no longer count as such a result. The token is therefore in the storage.
    const isInvited = row.id === 'welcome.success'
    const query = NEEDS[row.id] ?? (row.id.startsWith('welcome.') && !isInvited ? '?mslToken=welcome-fresh' : '')
    return renderPage(row.id as PageId, {
      locale,
      path: `/${row.path}${query}`,
      before: async () => {
        if (isInvited) storage.write('mslToken', 'welcome-fresh')
        await wears()
      },
    })
  }
})
