import { withoutDialog } from '~/platform/query/query.ts'
import { useExternalLinks } from '~/components/external-links.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { spokenNumber, telHref } from '~/domain/phone-links.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { PageLink, useCurrentPage } from '~/platform/pages/navigation.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Notice } from '~/ui/notice.tsx'
import { buttonClass } from '~/ui/button.tsx'
import { Bullets, Card, type DefinitionItem, DefinitionList, Grid, Stack } from '~/ui/layout.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { TravelLetterCard } from '~/components/travel-letter-card.tsx'
import { type Programme, PROGRAMMES } from '../model/programmes.ts'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { PrintButton } from '~/components/print-button.tsx'
import { ClaimCard } from '../parts/coverage-actions.tsx'

const numbersQuery = () => getCardholderDetailsQuery(withoutDialog)

export const queries = () => [benefitsQuery(), numbersQuery()]

/**
 * Four pages with one component and a definition each: travel, the assistance programme, the refugee health programme
 * and the medical second opinion (R-102, D-127).
 */
function CoverageProgrammePage() {
  const text = useText()
  const id = useCurrentPage()?.id
  const programme = PROGRAMMES.find(({ page }) => page === id)
  if (!programme) return null
  return (
    <Page
      id={programme.page}
      lead={text.dynamic(programme.lead)}
      actions={<PrintButton label={text('coverage.print')} />}
    >
      <Content programme={programme} />
    </Page>
  )
}

export { CoverageProgrammePage as Component }

/**
 * The content of a programme's page. If the member's plan does not have the programme, the page says so. If the
 * benefits cannot be loaded, the content is shown nevertheless (API-072).
 */
function Content({ programme }: { programme: Programme }) {
  const text = useText()
  const { data } = useSuspenseQuery(benefitsQuery())
  // What follows the numbers of the plan would move if they came later.
  if (!useQueriesSettled([numbersQuery()])) return <PageSkeleton count={2} />
  if (data && !data.benefits.some(({ key }) => key === programme.key))
    return (
      <Notice
        tone="neutral"
        heading={text('coverage.programmes.none')}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.programmes.none.text')}</p>
      </Notice>
    )
  const { sections, claim } = programme
  return (
    <Stack gap="l">
      {!data && <AlertBox tone="info">{text('coverage.programmes.unknown')}</AlertBox>}
      <Grid columns="aside">
        <Stack gap="l">
          {sections.map((section) => (
            <Part key={section.title} section={section} />
          ))}
        </Stack>
        <Stack gap="l">
          {programme.page === 'coverage.travel' && <TravelLetterCard />}
          <Reach programme={programme} />
          {claim && (
            <ClaimCard title={text.dynamic(claim.title)} claimType={claim.type}>
              {text.dynamic(claim.text)}
            </ClaimCard>
          )}
        </Stack>
      </Grid>
    </Stack>
  )
}

/** A section of a programme: links to the phone numbers that the deployment has, then steps or facts. */
function Part({ section: { title, steps, call } }: { section: Programme['sections'][number] }) {
  const text = useText()
  return (
    <Card title={text.dynamic(title)}>
      <Stack gap="m">
        {call && <Calls call={call} />}
        <Bullets>
          {steps.map((step) => (
            <li key={step}>{text.dynamic(step)}</li>
          ))}
        </Bullets>
      </Stack>
    </Card>
  )
}

function Calls({
  call: { phones, without, hasNumbers },
}: {
  call: NonNullable<Programme['sections'][number]['call']>
}) {
  const text = useText()
  const links = useExternalLinks()
  const items = phones.flatMap(({ number, label, isFromAbroad }): DefinitionItem[] => {
    const to = telHref(links[number])
    return to
      ? [{ id: number, label: text.dynamic(label), value: <a href={`tel:${to}`}>{spokenNumber(to, isFromAbroad)}</a> }]
      : []
  })
  return (
    <>
      {items.length > 0 ? <DefinitionList layout="headline" items={items} /> : <p>{text.dynamic(without)}</p>}
      {hasNumbers && <PlanNumbers />}
    </>
  )
}

/** The programme's site, if the deployment has one, and the insurer's contact. */
function Reach({ programme: { link } }: { programme: Programme }) {
  const text = useText()
  const site = useExternalLinks()[link.to]
  return (
    <Card title={text('coverage.programmes.more')}>
      <Stack gap="m">
        {site && (
          <div>
            <ExternalLink className={buttonClass({ variant: 'quiet' })} href={site} hint={text('shell.new-window')}>
              {text.dynamic(link.label)}
            </ExternalLink>
          </div>
        )}
        <p>
          <PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>
        </p>
      </Stack>
    </Card>
  )
}

/**
 * The member's policy and certificate numbers, for a phone call or to print. If they cannot be loaded, they are hidden,
 * because the member card shows them too (D-127).
 */
function PlanNumbers() {
  const text = useText()
  const { data } = useQuery(numbersQuery())
  if (!data) return null
  return (
    <DefinitionList
      items={[
        { id: 'policy', label: text('coverage.programmes.policy'), value: data.policyNumber },
        { id: 'certificate', label: text('coverage.programmes.certificate'), value: data.idNumber },
      ]}
    />
  )
}
