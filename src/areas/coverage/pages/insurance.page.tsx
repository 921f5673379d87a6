import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import type { LifeBenefit } from '~generated/member/model/index.ts'
import { getLifeDisabilityBenefitsQuery, getOptionalBenefitsQuery } from '~generated/member/queries/benefits.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { withoutDialog } from '~/platform/query/query.ts'
import { PageLink, useCurrentPage } from '~/platform/pages/navigation.tsx'
import { type PageArgs, getPage } from '~/platform/pages/page-registry.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import css from '~/ui/balance-bar.module.css'
import { BarList } from '~/ui/bar-list.tsx'
import { Card, DefinitionList, Grid, Heading, type HeadingLevel, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page, SectionBoundary } from '~/components/page.tsx'
import { claimTypeOf, linesOf, type Total, totalsOf, withSameBeneficiaries } from '../model/insurance.ts'
import { Beneficiaries, BeneficiaryChange, BeneficiaryConcerns, SharedBeneficiaries } from '../parts/beneficiaries.tsx'
import { PrintButton } from '~/components/print-button.tsx'
import { ClaimCard } from '../parts/coverage-actions.tsx'

/** Query and messages of the two pages: the plan's benefits, and the optional ones. */
const PAGES = {
  'coverage.life': { asked: getLifeDisabilityBenefitsQuery, lead: 'coverage.life.lead', none: 'coverage.life.none' },
  'coverage.optional': {
    asked: getOptionalBenefitsQuery,
    lead: 'coverage.optional.lead',
    none: 'coverage.optional.none',
  },
} as const
type Id = keyof typeof PAGES

export const queries = ({ url }: PageArgs) => [
  PAGES[url.pathname.endsWith(getPage('coverage.optional').path) ? 'coverage.optional' : 'coverage.life'].asked(),
  // for the head of the printed page
  getCardholderDetailsQuery(withoutDialog),
]

/** Benefits that pay an amount after an event, such as a death or a disability (COV-54..58). */
function CoverageInsurancePage() {
  const text = useText()
  const id: Id = useCurrentPage()?.id === 'coverage.optional' ? 'coverage.optional' : 'coverage.life'
  return (
    <Page id={id} lead={text(PAGES[id].lead)} actions={<PrintButton label={text('coverage.print')} />}>
      <Content id={id} />
    </Page>
  )
}

export { CoverageInsurancePage as Component }

function Content({ id }: { id: Id }) {
  const text = useText()
  const { beneficiary } = usePolicy()
  const { data: benefits } = useSuspenseQuery(PAGES[id].asked())
  if (benefits.length === 0)
    return (
      <Notice
        tone="neutral"
        heading={text(PAGES[id].none)}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.insurance.none.text')}</p>
      </Notice>
    )
  const claimType = claimTypeOf(benefits)
  const same = beneficiary ? withSameBeneficiaries(benefits) : []
  const totals = totalsOf(benefits)
  const life = totals.flatMap((line) => line.totals).find(({ isLife }) => isLife)
  return (
    <Stack gap="l">
      {life && (
        <DefinitionList
          layout="headline"
          items={[{ id: 'life', label: text('coverage.insurance.life'), value: text.money(life.amount) }]}
        />
      )}
      {beneficiary && (
        <SectionBoundary>
          <Suspense fallback={null}>
            <BeneficiaryConcerns benefits={benefits} />
          </Suspense>
        </SectionBoundary>
      )}
      <Grid columns="aside">
        <Stack gap="l">
          {linesOf(benefits).map(({ lob, name, benefits: each }) => (
            <Stack key={lob} gap="m">
              {name && <Heading level={2}>{name}</Heading>}
              {each.map((benefit) => (
                <Benefit
                  key={`${benefit.code} ${benefit.label}`}
                  benefit={benefit}
                  level={name ? 3 : 2}
                  hasBeneficiaries={beneficiary && same.length === 0}
                />
              ))}
            </Stack>
          ))}
        </Stack>
        <Stack gap="l">
          <Totals lines={totals} large={life} />
          <SharedBeneficiaries benefits={same} />
          {beneficiary && <BeneficiaryChange />}
          <ClaimCard title={text('coverage.insurance.claim.title')} claimType={claimType}>
            {text(claimType ? 'coverage.insurance.claim.typed' : 'coverage.insurance.claim.text')}
          </ClaimCard>
        </Stack>
      </Grid>
    </Stack>
  )
}

interface BenefitProps {
  readonly benefit: LifeBenefit
  readonly level: HeadingLevel
  readonly hasBeneficiaries: boolean
}

/**
 * One benefit with its amounts and beneficiaries (COV-55..57). The title is the name from the service, so a benefit
 * with an unknown code is shown too.
 */
function Benefit({ benefit, level, hasBeneficiaries }: BenefitProps) {
  const { label, description, benefitDetails, beneficiaryDetails = [], trusteeDetails = [] } = benefit
  const text = useText()
  return (
    <Card title={label} level={level}>
      <Stack gap="m">
        {description && <p>{description}</p>}
        {benefitDetails.length > 0 && (
          <DefinitionList
            layout="tiles"
            items={benefitDetails.map(({ amount, lobLabel }, index) => ({
              id: String(index),
              label: lobLabel,
              value: text.money(amount),
            }))}
          />
        )}
        {hasBeneficiaries && beneficiaryDetails.length > 0 && (
          <Beneficiaries named={beneficiaryDetails} trustees={trusteeDetails} />
        )}
      </Stack>
    </Card>
  )
}

interface TotalsProps {
  readonly lines: ReturnType<typeof totalsOf>
  /** the total that is the large thing of the page, and is not said again */
  readonly large: Total | undefined
}

/**
 * The totals of the listed amounts, by line of business. They are labelled as sums and not as payments, because the
 * payment depends on the event.
 */
function Totals({ lines, large }: TotalsProps) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <Card title={text('coverage.insurance.totals')}>
      <Stack gap="l">
        <p className={css.words}>{text('coverage.insurance.totals.text')}</p>
        {lines.map(({ lob, name, totals }) => (
          <Stack key={lob} gap="m">
            <Heading level={3}>{name}</Heading>
            {totals.map((total) => (
              <BarList
                key={total.label}
                bars="under"
                caption={
                  total === large
                    ? total.label
                    : text('coverage.insurance.sum', { label: total.label, amount: text.money(total.amount) })
                }
                items={total.parts.map((part, index) => ({
                  id: String(index),
                  label: part.name,
                  value: Number(part.amount),
                  text: text.money(part.amount),
                }))}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
