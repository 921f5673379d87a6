import { listHealthBenefitsQuery } from '~generated/member/queries/health.ts'
import { benefitsQuery } from '~/platform/insured/insured.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Text } from '~/platform/i18n/text.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { intlTag } from '~/platform/i18n/locale.ts'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { PageLink, usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { LinkList } from '~/ui/link-list/link-list.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { cardsFor } from '../../model/cards.ts'
import { usePeople } from '../../person.ts'

interface Entry {
  readonly id: string
  readonly page: string
  readonly label: string
  readonly description: string
  readonly hash?: string
}

/** Every benefit of the plan; those without a page are named, so that nobody takes them for missing. */
export function Benefits() {
  const text = useText()
  const href = usePageHref()
  const { data } = useSuspenseQuery(benefitsQuery())
  const cards = cardsFor(data?.benefits ?? [])
  const benefits = cards.map(({ key, name, page }) => ({ id: key, page, label: name, description: text.byConvention(`coverage.card.${key}`) }))
  const entries: Entry[] = [...benefits, ...useMore(text)].filter(({ page }) => hasPage(page))
  const others = cards.filter(({ page }) => !hasPage(page))
  if (cards.length === 0 && entries.length === 0)
    return (
      <Notice tone="neutral" heading={text('coverage.none')} footer={<PageLink to="support.contact-us">{text('coverage.others.contact')}</PageLink>}>
        <p>{text('coverage.none.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <Card title={text('coverage.benefits.title')}>
        <LinkList
          items={entries.map(({ id, page, label, description, hash = '' }) => ({
            id,
            label,
            description,
            link: <AddressLink to={href(page) + hash} />,
          }))}
        />
      </Card>
      {others.length > 0 && (
        <Card title={text('coverage.others.title')}>
          <Stack gap="s">
            <p>{text('coverage.others.text', { names: new Intl.ListFormat(intlTag(text.locale)).format(others.map(({ name }) => name)) })}</p>
            <p>
              <PageLink to="support.contact-us">{text('coverage.others.contact')}</PageLink>
            </p>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

/** Benefits without a key of their own: vision care within extended health (D-09), medical exclusions (D-128). */
function useMore(text: Text): readonly Entry[] {
  const { maaxClaims, suppressCoverage, medicalExclusion } = usePolicy()
  const { chosen } = usePeople()
  const health = useQuery({ ...listHealthBenefitsQuery(chosen ?? ''), enabled: maaxClaims && !suppressCoverage && chosen !== undefined })
  return [
    ...(health.data?.some(({ group }) => group === 'vision')
      ? [{ id: 'vision', page: 'coverage.health', hash: '#vision', label: text('coverage.card.vision'), description: text('coverage.card.vision.text') }]
      : []),
    ...(medicalExclusion
      ? [{ id: 'exclusion', page: 'coverage.exclusion', label: text('coverage.card.exclusion'), description: text('coverage.card.exclusion.text') }]
      : []),
  ]
}
