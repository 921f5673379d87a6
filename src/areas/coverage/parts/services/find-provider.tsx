import { useExternalLinks } from '~/components/external-links.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type SyntheticEvent, Suspense, useState } from 'react'
import type { HealthProfessional, Province, SearchHealthProfessionalsParams } from '~generated/member/model/index.ts'
import { searchHealthProfessionalsQuery } from '~generated/member/queries/providers.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatPhone, fullName } from '~/domain/participants.ts'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { createStore, useStore } from '~/platform/store.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field/field.tsx'
import { Select } from '~/ui/field/select.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Card, Inline, Stack } from '~/ui/layout.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { DeferredSection, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { memberAddressQuery } from '../../selected-participant.ts'
import { prefillVisit } from '../coverage-actions.tsx'
import css from './group-list.module.css'
import { inOrder, onMap, pointsOf } from '../../model/providers.ts'

/** The ids of saved providers, until the session ends. In memory only, because they concern health. */
const savedProvidersStore = createStore<ReadonlySet<string>>(new Set())
onSessionEnd(() => savedProvidersStore.set(new Set()))

const PROVINCES: readonly Province[] = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']

interface FindProviderProps {
  readonly providerType: string
  readonly claimType: string | undefined
}

/** Providers of this type of service near the member's home. The search is not stored outside the page. */
export function FindProvider(props: FindProviderProps) {
  const text = useText()
  return (
    <Card title={text('coverage.providers.title')}>
      <SectionBoundary>
        <Suspense fallback={<PageSkeleton shape="lines" count={2} />}>
          <Search {...props} />
        </Suspense>
      </SectionBoundary>
    </Card>
  )
}

function Search({ providerType, claimType }: FindProviderProps) {
  const text = useText()
  const { data: contact } = useSuspenseQuery(memberAddressQuery())
  const home = contact?.address.country === 'CA' ? contact.address : undefined
  const [city, setCity] = useState(home?.city ?? '')
  const [province, setProvince] = useState<string | undefined>(home?.province)
  const [asked, setAsked] = useState<SearchHealthProfessionalsParams>()
  const [isMissing, setIsMissing] = useState(false)
  function search(event: SyntheticEvent) {
    event.preventDefault()
    setIsMissing(!city.trim() || !province)
    if (city.trim() && province)
      setAsked({ type: providerType, name: '', city: city.trim().toLowerCase(), province: province.toLowerCase() })
  }
  const provinces = PROVINCES.map((value) => ({ value, label: text.dynamic(`address.region.${value}`) }))
  return (
    <Stack gap="m">
      <form onSubmit={search} noValidate>
        <Stack gap="m">
          <Inline gap="l">
            <Field
              id="provider-city"
              label={text('coverage.providers.city')}
              error={isMissing && !city.trim() ? text('coverage.providers.city.missing') : undefined}
            >
              {(aria) => <TextInput {...aria} value={city} onChange={setCity} maxLength={60} autoComplete="off" />}
            </Field>
            <Field
              id="provider-province"
              label={text('coverage.providers.province')}
              error={isMissing && !province ? text('coverage.providers.province.missing') : undefined}
            >
              {(aria) => (
                <Select
                  {...aria}
                  emptyLabel={text('coverage.providers.province.choose')}
                  options={provinces.toSorted((a, b) => a.label.localeCompare(b.label, text.tag))}
                  value={province}
                  onChange={setProvince}
                />
              )}
            </Field>
          </Inline>
          <div>
            <Button type="submit" variant="quiet">
              {text('coverage.providers.search')}
            </Button>
          </div>
        </Stack>
      </form>
      {asked && (
        <DeferredSection value={asked} skeleton={{ shape: 'lines', count: 4 }}>
          {(shown) => <Found asked={shown} claimType={claimType} />}
        </DeferredSection>
      )}
    </Stack>
  )
}

function Found({
  asked,
  claimType,
}: {
  readonly asked: SearchHealthProfessionalsParams
  readonly claimType: string | undefined
}) {
  const text = useText()
  const { data } = useSuspenseQuery(searchHealthProfessionalsQuery(asked))
  const kept = useStore(savedProvidersStore)
  const providers = inOrder(data ?? [], kept, text.locale)
  const found = text('coverage.providers.found', { count: providers.length })
  useAnnouncement(found)
  if (providers.length === 0) return <p>{text('coverage.providers.none')}</p>
  return (
    <Stack gap="m">
      <p>{found}</p>
      <Map providers={providers} />
      <ol className={css.providers}>
        {providers.map((provider) => (
          <li key={provider.pauthId}>
            <Provider provider={provider} claimType={claimType} isKept={kept.has(provider.pauthId)} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}

/**
 * A map of the providers' relative positions, north up, with the numbers of the list. It is decorative, because the
 * list has all information.
 */
function Map({ providers }: { readonly providers: readonly HealthProfessional[] }) {
  return (
    <svg className={css.map} viewBox="0 0 100 60" aria-hidden="true" focusable="false">
      {pointsOf(providers).map(({ id, number, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="3.2" />
          <text x={x} y={y} dy=".35em" fontSize="3.4" fontWeight="600" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface ProviderProps {
  readonly provider: HealthProfessional
  readonly claimType: string | undefined
  readonly isKept: boolean
}

function Provider({ provider, claimType, isKept }: ProviderProps) {
  const text = useText()
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  const { pauthId, organizationName, addressLine1, city, phoneNumber, distanceFromOrigin, isDirectPay, providerType } =
    provider
  const name = fullName(provider, text.locale) || organizationName || ''
  const map = onMap(useExternalLinks().map, provider)
  function keep() {
    const next = new Set(savedProvidersStore.get())
    if (!next.delete(pauthId)) next.add(pauthId)
    savedProvidersStore.set(next)
  }
  return (
    <Stack gap="s">
      <Stack gap="none">
        <strong>{name}</strong>
        <span>
          {[organizationName === name ? '' : organizationName, addressLine1, city].filter(Boolean).join(', ')}
        </span>
        <span>
          {[
            distanceFromOrigin === undefined
              ? ''
              : text('coverage.providers.distance', { km: Math.round(distanceFromOrigin * 10) / 10 }),
            isDirectPay ? text('coverage.providers.direct') : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <Inline gap="m">
          {phoneNumber && <a href={`tel:+1${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
          {map && (
            <ExternalLink href={map} hint={text('shell.new-window')}>
              {text('coverage.providers.map')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </ExternalLink>
          )}
        </Inline>
      </Stack>
      <Inline gap="s">
        {canSubmitClaims(policy) && (
          <Button variant="quiet" onClick={() => void openClaim(claimType, prefillVisit(providerType, provider))}>
            {text('coverage.providers.claim')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="link" aria-pressed={isKept} onClick={keep}>
          {text('coverage.providers.keep')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Inline>
    </Stack>
  )
}
