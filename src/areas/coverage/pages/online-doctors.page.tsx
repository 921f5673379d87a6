import { useSuspenseQuery } from '@tanstack/react-query'
import type { OnlineDoctors } from '~generated/member/model/index.ts'
import { getOnlineDoctorsQuery } from '~generated/member/queries/benefits.ts'
import { isAllowedLink } from '~/platform/config/allowed-hosts.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { canOpen } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { nullOn404 } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { buttonClass } from '~/ui/button.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'

/** Null (status 404) means that the plan has no online doctors; any other status except 200 is an error (COV-59). */
const doctorsQuery = () => mapQuery<OnlineDoctors, OnlineDoctors | null>(getOnlineDoctorsQuery(), nullOn404)

export const queries = () => [doctorsQuery()]

/** Coverage of online doctors with the service's text, and the link to them (R-106, COV-60). */
function CoverageOnlineDoctorsPage() {
  const text = useText()
  return (
    <Page id="coverage.online-doctors" lead={text('coverage.online-doctors.lead')}>
      <Doctors />
    </Page>
  )
}

export { CoverageOnlineDoctorsPage as Component }

function Doctors() {
  const text = useText()
  const { data } = useSuspenseQuery(doctorsQuery())
  if (!data)
    return (
      <Notice
        tone="neutral"
        heading={text('coverage.online-doctors.none')}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.programmes.none.text')}</p>
      </Notice>
    )
  const { coverageDescriptionTitle, coverageDescription, accountAccessTitle, accountAccessMessage, accountAccessUrl } =
    data
  return (
    <Grid columns="aside">
      <Card title={coverageDescriptionTitle}>
        <Paragraphs of={coverageDescription} />
      </Card>
      <Stack gap="l">
        <Card title={accountAccessTitle}>
          <Stack gap="m">
            <Paragraphs of={accountAccessMessage} />
            {isAllowedLink(accountAccessUrl) ? (
              <div>
                <ExternalLink className={buttonClass()} href={accountAccessUrl} hint={text('shell.new-window')}>
                  {text('coverage.online-doctors.open')}
                </ExternalLink>
              </div>
            ) : (
              <p>{text('coverage.online-doctors.closed')}</p>
            )}
          </Stack>
        </Card>
        <Beside />
      </Stack>
    </Grid>
  )
}

/** Shows a text of the service as paragraphs, which empty lines separate. Prices are part of the text (CONST-29). */
function Paragraphs({ of: words }: { of: string }) {
  return (
    <Stack gap="m">
      {[...new Set(words.split(/\n\s*\n/).filter((part) => part.trim()))].map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Stack>
  )
}

const BESIDE = [
  { page: 'card.member-card', label: 'coverage.online-doctors.card' },
  { page: 'care.list', label: 'coverage.online-doctors.care' },
] as const

/** Related links: the member card, for which the online doctors ask, and connected care if the plan has it. */
function Beside() {
  const text = useText()
  const href = usePageHref()
  const policy = usePolicy()
  const pages = BESIDE.filter(({ page }) => canOpen(page, policy))
  if (pages.length === 0) return null
  return (
    <Card title={text('coverage.online-doctors.beside')}>
      <LinkList
        items={pages.map(({ page, label }) => ({
          id: page,
          label: text(label),
          link: <AddressLink to={href(page)} />,
        }))}
      />
    </Card>
  )
}
