import { useExternalLinks } from '~/components/external-links.ts'
import { useId, useState } from 'react'
import { brandHas } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { textMatcher } from '~/platform/text-search.ts'
import { AddressLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { hasPage } from '~/platform/pages/page-registry.ts'
import { canSubmitClaims, type Policy, usePolicy } from '~/platform/policy/policy.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Page } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'

/** Frequent questions with a search, and further contacts (CONTENT-11, D-75). */
function SupportHelpCentrePage() {
  const text = useText()
  return (
    <Page id="support.help-centre" lead={text('help.lead')}>
      <Grid columns="aside">
        <Questions />
        <Elsewhere />
      </Grid>
    </Page>
  )
}

export { SupportHelpCentrePage as Component }

/**
 * The search text is not stored outside the page: it may concern health, and URLs are logged
 * (reliability-and-security.md).
 */
function Questions() {
  const text = useText()
  const id = useId()
  const policy = usePolicy()
  const [search, setSearch] = useState('')
  const groups = findQuestions(
    search,
    ({ when }) => when?.(policy) ?? true,
    (question) => `${text.dynamic(`help.${question.id}.question`)} ${text.dynamic(`help.${question.id}.answer`)}`,
  )
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Stack gap="l">
      <search>
        <Field id={id} label={text('help.search')} hint={text('help.search.hint')}>
          {(aria) => (
            <TextInput {...aria} type="search" value={search} onChange={setSearch} maxLength={100} autoComplete="off" />
          )}
        </Field>
        <p role="status">{search.trim() && text('help.found', { count })}</p>
      </search>
      {groups.map((group) => (
        <Card key={group.id} title={text.dynamic(`help.group.${group.id}`)}>
          <Accordion
            panels={group.questions.map((question) => ({
              id: question.id,
              title: text.dynamic(`help.${question.id}.question`),
              children: <Answer question={question} />,
            }))}
          />
        </Card>
      ))}
    </Stack>
  )
}

function Answer({ question: { id, page } }: { question: Question }) {
  const text = useText()
  const href = usePageHref()
  return (
    <Stack gap="s">
      <p>{text.dynamic(`help.${id}.answer`)}</p>
      {page && hasPage(page) && (
        <p>
          <AddressLink to={href(page)}>{text.dynamic(`help.${id}.link`)}</AddressLink>
        </p>
      )}
    </Stack>
  )
}

function Elsewhere() {
  const text = useText()
  const policy = usePolicy()
  const links = useExternalLinks()
  return (
    <Card title={text('help.elsewhere.title')}>
      <Stack gap="m">
        <p>{text('help.elsewhere.text')}</p>
        <div>
          <ButtonLink to="support.contact-us">{text('help.elsewhere.contact')}</ButtonLink>
        </div>
        {policy.forms && (
          <p>
            <ExternalLink href={links.findForm} hint={text('shell.new-window')}>
              {text('help.elsewhere.form')}
            </ExternalLink>
          </p>
        )}
        {brandHas(policy.brand, 'find-professional') && (
          <p>
            <ExternalLink href={links.findProfessional} hint={text('shell.new-window')}>
              {text('help.elsewhere.professional')}
            </ExternalLink>
          </p>
        )}
      </Stack>
    </Card>
  )
}

/**
 * The questions that contain every word of a search, by group; all questions without a search. `textOf` returns a
 * question's text. Empty groups are left out.
 */
export function findQuestions(
  search: string,
  shows: (question: Question) => boolean,
  textOf: (question: Question) => string,
) {
  const matches = textMatcher(search)
  return QUESTIONS.map((group) => ({
    ...group,
    questions: group.questions.filter((question) => shows(question) && matches(textOf(question))),
  })).filter(({ questions }) => questions.length > 0)
}

/** A question of the help centre; its messages are `help.<id>.question` and `.answer`, with a page also `.link`. */
interface Question {
  readonly id: string
  /** the page for the task; the link is shown if the page exists and the member may open it */
  readonly page?: string
  readonly when?: (policy: Policy) => boolean
}

/** The questions in groups; `help.group.<id>` is the heading (D-75). */
export const QUESTIONS: readonly { readonly id: string; readonly questions: readonly Question[] }[] = [
  {
    id: 'claims',
    questions: [
      { id: 'submit', when: canSubmitClaims },
      { id: 'follow', page: 'dashboard.home' },
      { id: 'result', page: 'history.combined' },
      { id: 'receipts' },
      { id: 'two-plans', when: ({ submitClaim }) => submitClaim },
    ],
  },
  {
    id: 'payments',
    questions: [
      { id: 'deposit', page: 'account.direct-deposit', when: ({ banking, updateBanking }) => banking || updateBanking },
      { id: 'premiums', page: 'premiums.statements', when: ({ premiums, statements }) => premiums || statements },
    ],
  },
  {
    id: 'plan',
    questions: [
      { id: 'card', page: 'card.member-card' },
      { id: 'share', page: 'card.share' },
      { id: 'people', page: 'account.people' },
    ],
  },
  {
    id: 'account',
    questions: [
      { id: 'email', page: 'account.change-email', when: ({ updateMemberProfile }) => updateMemberProfile },
      { id: 'address', page: 'account.change-address', when: ({ updateMemberProfile }) => updateMemberProfile },
      { id: 'password', page: 'account.change-password' },
      { id: 'language', page: 'account.change-language' },
      { id: 'logged-out' },
    ],
  },
]
