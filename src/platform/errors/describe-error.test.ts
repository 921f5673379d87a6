import { beforeAll, describe, expect, it } from 'vitest'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { textOf } from '~/platform/i18n/text.tsx'
import { describeError } from './describe-error.ts'
import { ERROR_KINDS, ERROR_NAMES, PortalError, type PortalErrorDetails } from './portal-error.ts'
import { loadMessages } from '../../../tests/support/load-messages.ts'

beforeAll(async () => {
  for (const locale of LOCALES)
    await loadMessages(locale, [
      'shell',
      'new-password',
      'member',
      'account',
      'support',
      'coverage-benefits',
      'claim-hsa-choice',
    ])
})

const words = (details: PortalErrorDetails, locale: Locale = 'en') =>
  describeError(new PortalError(details), textOf(intlOf(locale)))

describe('describeError', () => {
  it(
    'the error dialog shows the message in the service’s response unchanged, in the language of the page',
    { tags: ['ERR-18'] },
    () => {
      const details = { kind: 'validation', serverText: { en: 'Too <b>old</b>.', fr: 'Trop vieux.' } } as const
      expect(words(details).body).toBe('Too <b>old</b>.')
      expect(words(details, 'fr').body).toBe('Trop vieux.')
    },
  )

  it('the error dialog shows the title from the service if the response contains a title', { tags: ['ERR-23'] }, () => {
    expect(words({ kind: 'validation', serverText: { plain: 'Unprocessable Entity', title: 'Not now' } })).toEqual({
      title: 'Not now',
      body: 'Unprocessable Entity',
    })
  })

  it(
    'if the service sends a title without a message, the error dialog shows that title above the portal’s own message',
    { tags: ['ERR-23'] },
    () => {
      expect(words({ kind: 'validation', serverText: { title: 'Closed account' } })).toMatchObject({
        title: 'Closed account',
        body: words({ kind: 'validation' }).body,
      })
    },
  )

  it('after a failure of the service with an unknown outcome, no title says that it did not work', () => {
    const serverText = { plain: 'Oops, something went wrong.' }
    expect(words({ kind: 'server', mayHaveArrived: true, serverText })).toEqual({
      title: 'We could not confirm that this went through',
      body: 'Oops, something went wrong.',
    })
    expect(words({ kind: 'validation', serverText }).title).toBe('That did not work')
  })

  it('without a connection, the error dialog names the connection, also for an error with a name', () => {
    const offline = words({ kind: 'network', catalogue: 'changePassword', mayHaveArrived: false })
    expect(offline).toMatchObject({ title: 'You are offline', body: words({ kind: 'network' }).body })
    expect(offline.body).toMatch(/internet connection/)
    expect(words({ kind: 'network', mayHaveArrived: true }).title).toMatch(/^Oops/)
  })

  it(
    'the error dialog for NOLOGIN and NoToken shows a title of the portal above the message of the service',
    { tags: ['ERR-19', 'ERR-20'] },
    () => {
      const named = (catalogue: 'NOLOGIN' | 'NoToken') =>
        words({ kind: 'forbidden', catalogue, serverText: { plain: 'Who are you?' } })
      expect(named('NOLOGIN')).toEqual({ title: 'You need to sign in', body: 'Who are you?' })
      expect(named('NoToken')).toEqual({ title: 'Your session could not be confirmed', body: 'Who are you?' })
    },
  )

  it(
    'the error dialog prefers the message in the service’s response to the message for the error name',
    { tags: ['ERR-18'] },
    () => {
      expect(
        words({ kind: 'server', catalogue: 'getDirectDeposit', serverText: { plain: 'Closed for the night.' } }).body,
      ).toBe('Closed for the night.')
    },
  )

  it(
    'for the errors NOLOGIN and NoToken, the error dialog says that the member must sign in, under two different titles',
    { tags: ['ERR-19', 'ERR-20', 'ERR-25'] },
    () => {
      for (const catalogue of ['NOLOGIN', 'NoToken'] as const)
        expect(words({ kind: 'unauthorised', catalogue }).body).toMatch(
          /^Login is required to use the member application\./,
        )
      expect(words({ kind: 'unauthorised', catalogue: 'NOLOGIN' }).title).not.toBe(
        words({ kind: 'unauthorised', catalogue: 'NoToken' }).title,
      )
    },
  )

  it(
    'the error dialog shows the message for the error name, and a generic title if the error has no name',
    { tags: ['ERR-03', 'ERR-21', 'ERR-22'] },
    () => {
      expect(words({ kind: 'server', catalogue: 'getDirectDeposit' }).body).toMatch(/direct deposit/)
      expect(words({ kind: 'server' }).title).toBe('Oops, something went wrong. Please try again later.')
    },
  )

  it(
    'an error without a name has the title that the specification prescribes, in both languages',
    { tags: ['ERR-24', 'I18N-10', 'SHELL-51', 'D-84'] },
    () => {
      expect(words({ kind: 'server' }).title).toBe('Oops, something went wrong. Please try again later.')
      expect(words({ kind: 'server' }, 'fr').title).toBe(
        "Oups, une erreur s'est produite. Veuillez réessayer plus tard.",
      )
    },
  )

  it(
    'the message for the error edit-error says that the page could not be opened',
    { tags: ['GUARD-07', 'ERR-38', 'D-07'] },
    () => {
      expect(words({ kind: 'server', catalogue: 'edit-error' }).body).toBe(
        'This page could not be opened. Please try again.',
      )
    },
  )

  it.each(ERROR_KINDS)(
    'the message for the error kind %s differs from the messages for all other kinds',
    { tags: ['ERR-17', 'ERR-39'] },
    (kind) => {
      for (const locale of LOCALES) {
        const others = ERROR_KINDS.filter((each) => each !== kind).map((each) => words({ kind: each }, locale).body)
        expect(others).not.toContain(words({ kind }, locale).body)
      }
    },
  )

  it('the message about an invalid request of the portal does not ask the member to try again', () => {
    for (const locale of LOCALES) {
      const { title, body } = words({ kind: 'request' }, locale)
      expect(`${title} ${body}`).not.toMatch(/try again|réessayer/i)
    }
  })

  it.each(ERROR_KINDS)(
    'the text "What you entered is still here" is separate from the body and appears only if nothing was lost: %s',
    { tags: ['ERR-39', 'D-83'] },
    (kind) => {
      const keeps = [
        'network',
        'timeout',
        'unavailable',
        'too-many',
        'too-large',
        'validation',
        'server',
        'request',
      ].includes(kind)
      for (const locale of LOCALES) {
        const { body, kept } = words({ kind }, locale)
        expect(body).not.toMatch(/still here|was lost|toujours là|été perdu/)
        expect(kept).toBe(
          keeps
            ? { en: 'What you entered is still here.', fr: 'Ce que vous avez entré est toujours là.' }[locale]
            : undefined,
        )
      }
      expect(words({ kind, serverText: { plain: 'No.' } }).kept).toBeUndefined()
    },
  )

  it.each([
    'changeDirectDeposit',
    'deleteDirectDeposit',
    'changePassword',
    'updateUserInfo',
    'updateEmail',
    'sendContactUsEmail',
  ] as const)('the error %s has a different message if the change may have arrived at the service', (catalogue) => {
    for (const locale of LOCALES) {
      const refused = words({ kind: 'server', status: 500, catalogue }, locale)
      const unsure = words({ kind: 'timeout', mayHaveArrived: true, catalogue }, locale)
      expect(unsure.body).not.toBe(refused.body)
      expect(unsure.title).not.toBe(refused.title)
    }
  })

  it.each(ERROR_NAMES.flatMap((catalogue) => LOCALES.map((locale) => ({ catalogue, locale }))))(
    'the error dialog has a title and a message for the error name $catalogue in the language $locale',
    { tags: ['ERR-21'] },
    ({ catalogue, locale }) => {
      const { title, body } = words({ kind: 'server', catalogue }, locale)
      expect(title).toMatch(/\p{L}/u)
      expect(body).toMatch(/\p{L}/u)
    },
  )
})
