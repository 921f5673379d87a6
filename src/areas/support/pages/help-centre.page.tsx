import { useExternalLinks } from '~/components/external-links.ts'
import { useId, useState } from 'react'
import { brandHas } from '~/platform/config/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Page } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { Answer, findQuestions } from '../questions.tsx'

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
  const groups = findQuestions(search, policy, text)
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
