import '~/app/routes.ts'
import { getPage, failedRequirement } from '~/platform/pages/page-registry.ts'
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

describe('findQuestions', () => {
  const texts: Record<string, string> = {
    submit: 'Comment présenter une demande? Sous «\u00A0Demandes\u00A0».',
    password: 'Mot de passe',
  }
  const find = (search: string) =>
    findQuestions(
      search,
      () => true,
      ({ id: question }) => texts[question] ?? '',
    ).flatMap(({ questions }) => questions.map((each) => each.id))

  it('the help search finds questions that contain every word, regardless of accents, case and order', () => {
    expect([find('PRESENTER demande'), find('demande présenter '), find('passe'), find('demande passe')]).toEqual([
      ['submit'],
      ['submit'],
      ['password'],
      [],
    ])
  })
  it('an empty help search shows all questions, and any help search leaves out groups without a matching question', () => {
    expect(find('  ')).toEqual(QUESTIONS.flatMap(({ questions }) => questions.map((each) => each.id)))
    expect(
      findQuestions(
        'passe',
        () => true,
        ({ id: question }) => texts[question] ?? '',
      ).map((group) => group.id),
    ).toEqual(['account'])
    expect(
      findQuestions(
        '',
        () => false,
        () => '',
      ),
    ).toEqual([])
  })
})
