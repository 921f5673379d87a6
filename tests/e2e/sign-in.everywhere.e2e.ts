import { expect, test } from './support/fixtures.ts'
import { languageOf } from './support/viewports.ts'

/** The values that the browser stores for a signed-in member. */
interface Kept {
  readonly session: Readonly<Record<string, string>>
  readonly local: Readonly<Record<string, string>>
  readonly cookies: string
}

test(
  'signing in stores only the documented keys in the session storage, and the language in the local storage',
  { tag: ['@AUTH-04', '@SESSION-04', '@SESSION-11', '@DATA-01'] },
  async ({ member, page }, { project }) => {
    await member.signInByForm('default', languageOf(project))
    const kept = await page.evaluate((): Kept => ({
      session: { ...sessionStorage },
      local: { ...localStorage },
      cookies: document.cookie,
    }))
    expect(Object.keys(kept.session).toSorted()).toEqual([
      'apiToken',
      'brand',
      'email',
      'loggedIn',
      'securityPolicy',
      'token',
    ])
    expect(JSON.parse(kept.session['securityPolicy'] ?? '')).toMatchObject({ brand: 'MBC' })
    expect(kept.local).toEqual({ locale: member.locale })
    expect(kept.cookies).toBe('')
    expect(page.url()).not.toContain('example.com')
  },
)
