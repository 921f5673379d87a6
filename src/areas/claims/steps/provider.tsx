import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { Button } from '~/ui/button.tsx'
import { Inline, Stack } from '~/ui/layout.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { getDraft, setDraft } from '~/wizard/draft-store.ts'
import { setUnsavedAnswers } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepContext, SummaryCard } from '../wizard/step-definition.ts'
import { providerOptions, providerTypeOptions } from '../model/options.ts'
import { fromReceipt } from '../receipt-photo/from-receipt.tsx'
import { chosenProvider, chosenProviderType, isIndividual, providerName, searchIn } from '../model/provider-search.ts'

/** The number of providers found, and the link to enter a provider by hand (CLAIM-22, CLAIM-23). */
function ProvidersFound({ data, answers, onEdit }: PanelProps) {
  const text = useText()
  const found = text('claims.providers.found', { count: data.providers.length })
  useAnnouncement(found)
  function openSearch(how: 'search' | 'manual') {
    const id = memberId()
    setDraft(id, setUnsavedAnswers(getDraft(id), 'provider-search', { ...answers['provider-search'], how }))
    onEdit('provider-search')
  }
  return (
    <Stack gap="m">
      <p>{found}</p>
      <Inline gap="s">
        <Button variant="link" onClick={() => openSearch('search')}>
          {text('claims.providers.elsewhere')}
        </Button>
        <Button variant="link" onClick={() => openSearch('manual')}>
          {text('claims.providers.by-hand')}
        </Button>
      </Inline>
    </Stack>
  )
}

const providerTypes = ({ answers, data, text }: StepContext) =>
  providerTypeOptions(data.providerTypes, data.recentProviders, answers['claim-type']?.claimType, text)

const proposeProvider = () => ({ providerType: { start: fromReceipt('providerType') } })

/** The card of the provider or seller: found, entered by hand, or an online seller. */
function providerCards({ answers, data, text }: StepContext): readonly SummaryCard[] {
  const { 'provider-search': manual, 'provider-type-vision': vision } = answers
  if (vision?.purchasedOnline)
    return [{ items: [{ id: 'provider', label: text('claims.summary.provider'), value: vision.organizationName }] }]
  const found = chosenProvider(answers, data)
  const person = found ?? (manual?.how === 'manual' ? manual : undefined)
  const city = found?.city ?? manual?.manualCity
  return [
    {
      items: [
        {
          id: 'kind',
          label: text('claims.summary.provider-type'),
          value: chosenProviderType(answers, data)?.providerTypeName,
        },
        {
          id: 'provider',
          label: text('claims.summary.provider'),
          // a clinic without a named person is the name itself
          value:
            person &&
            [...new Set([providerName(person), person.organizationName, person.addressLine1, city])]
              .filter(Boolean)
              .join(', '),
        },
      ],
    },
  ]
}

export const steps = {
  'provider-type': { options: { providerTypes }, fields: proposeProvider, summary: providerCards },
  'provider-type-vision': { options: { providerTypes }, fields: proposeProvider, summary: providerCards },
  'provider-search': {
    initial: (before, { answers, data }) => ({
      ...searchIn(data.contactInfo),
      ...before,
      isIndividual: isIndividual(answers),
    }),
  },
  'provider-results': {
    options: { providers: ({ data, text }) => providerOptions(data.providers, text) },
    Panel: ProvidersFound,
  },
} satisfies ClaimSteps
