import '~/app/routes.ts'
import { environmentFor } from '../../../tools/environment.ts'
import { readJson } from '../../../tests/gates/support/repository.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import { provideEnvironment } from '~/platform/config/environment.ts'
import { hasPage, getPage, failedRequirement } from '~/platform/pages/page-registry.ts'
import { describe, expect, it } from 'vitest'
import { useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { sendMessage } from './support-api.ts'
import { findQuestions, QUESTIONS } from './questions.tsx'

const service = useMemberService({ answer: (response) => json(response, 200, null) })

it(
  'a contact message is sent without leading and trailing spaces',
  { tags: ['CONTENT-01', 'API-116', 'D-72'] },
  async () => {
    await sendMessage({ message: '  Where is my claim?\n' })
    expect(service.calls[0]).toMatchObject({
      method: 'POST',
      url: '/members/marie%40example.com/contact-us-email',
      body: '{"message":"Where is my claim?"}',
    })
  },
)

it.each([
  ['MBC', undefined],
  ['SBC', undefined],
  ['OBC', 'support.contact-us'],
  ['QBC', 'support.contact-us'],
] as const)(
  'the help centre redirects a member of the brand %s to %s',
  { tags: ['CONTENT-11', 'D-75'] },
  (brand, page) => {
    expect(failedRequirement(getPage('support.help-centre'), readPolicy({ brand }))?.redirectTo).toBe(page)
  },
)

type Locale = 'en' | 'fr'

describe('findQuestions', () => {
  const plan = readPolicy({
    submitClaim: true,
    claimTracker: true,
    maaxClaims: true,
    forms: true,
    banking: true,
    updateMemberProfile: true,
  })
  const help = {
    en: readJson<Record<string, string>>('i18n/en/support.json'),
    fr: readJson<Record<string, string>>('i18n/fr/support.json'),
  }
  const groups = (search: string, locale: Locale, policy = plan) =>
    findQuestions(search, policy, {
      has: (id): id is MessageId => id in help[locale],
      dynamic: (id) => help[locale][id] ?? '',
    })
  const find = (search: string, locale: Locale = 'fr', policy = plan) =>
    groups(search, locale, policy).flatMap(({ questions }) => questions.map(({ id }) => id))

  it('the help search finds questions that contain every word, regardless of accents, case and order', () => {
    expect([find('PRESENTER comment demande règlement'), find('reglement présenter comment ')]).toEqual([
      ['submit'],
      ['submit'],
    ])
    expect(find('demande passe xyzzy')).toEqual([])
  })

  it.each<readonly [Locale, string, string]>([
    ['en', 'cancel a claim', 'mistake'],
    ['en', 'sent twice', 'mistake'],
    ['en', 'unreadable', 'unreadable'],
    ['en', 'denied', 'result'],
    ['en', 'second insurer', 'two-plans'],
    ['en', 'paper form', 'paper'],
    ['en', 'check', 'payment'],
    ['en', 'income tax', 'taxes'],
    ['en', 'pharmacy rejected', 'pharmacy'],
    ['en', 'newborn', 'family'],
    ['en', 'moved', 'address'],
    ['en', 'name change', 'name'],
    ['en', 'lost phone', 'lost-phone'],
    ['en', 'my husband', 'spouse'],
    ['fr', 'annuler une demande', 'mistake'],
    ['fr', 'retirer', 'mistake'],
    ['fr', 'réclamation', 'follow'],
    ['fr', 'illisible', 'unreadable'],
    ['fr', 'autre assurance', 'two-plans'],
    ['fr', 'formulaires papier', 'paper'],
    ['fr', 'cheque', 'payment'],
    ['fr', 'impôt', 'taxes'],
    ['fr', 'pharmacie', 'pharmacy'],
    ['fr', 'étudiants', 'family'],
    ['fr', 'decede', 'family'],
    ['fr', 'déménagement', 'address'],
    ['fr', 'changement de nom', 'name'],
    ['fr', "clé d'accès", 'lost-phone'],
    ['fr', 'ma femme', 'spouse'],
  ])('the help search finds a question by the words of callers (%s): %s', (locale, words, question) => {
    provideEnvironment(environmentFor(service.url, false))
    expect(find(words, locale)).toContain(question)
  })

  it('an empty help search shows all questions of the plan, and any help search leaves out empty groups', () => {
    const all = QUESTIONS.flatMap(({ questions }) => questions.map(({ id }) => id))
    provideEnvironment(environmentFor(service.url, false))
    expect(find('  ')).toEqual(all.filter((id) => id !== 'premiums'))
    expect(groups('langue', 'fr').map(({ id }) => id)).toEqual(['account'])
    expect(find('', 'en', readPolicy({}))).not.toContain('submit')
  })

  it('each question of the help centre leads to an existing page', () => {
    const pages = QUESTIONS.flatMap(({ questions }) => questions.flatMap(({ page }) => page ?? []))
    expect(pages.filter((page) => !hasPage(page))).toEqual([])
  })
})
