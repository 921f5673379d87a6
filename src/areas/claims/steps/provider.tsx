import { useEffect } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/session-store.ts'
import { Button } from '~/ui/button.tsx'
import { Cluster, Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { draftOf, keepDraft } from '~/wizard/draft-store.ts'
import { keepTyped } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepView, SummaryCard } from '../claim-step.ts'
import { providerOptions, providerTypeOptions } from '../model/options.ts'
import { chosenProvider, chosenProviderType, isIndividual, providerName, searchIn } from '../model/provider-search.ts'

/** How many were found, and the way on for a provider who is not among them (CLAIM-22, CLAIM-23). */
function Found({ data, answers, onEdit }: PanelProps) {
  const text = useText()
  const found = text('claims.providers.found', { count: data.providers.length })
  useEffect(() => announce(found), [found])
  function enterByHand() {
    const id = memberId()
    keepDraft(id, keepTyped(draftOf(id), 'provider-search', { ...answers['provider-search'], how: 'manual' }))
    onEdit('provider-search')
  }
  return (
    <Stack gap="m">
      <p>{found}</p>
      <Cluster gap="s">
        <Button variant="link" onClick={() => onEdit('provider-search')}>
          {text('claims.providers.elsewhere')}
        </Button>
        <Button variant="link" onClick={enterByHand}>
          {text('claims.providers.by-hand')}
        </Button>
      </Cluster>
    </Stack>
  )
}

const providerTypes = ({ answers, data, text }: StepView) =>
  providerTypeOptions(data.providerTypes, data.recentProviders, answers['claim-type']?.claimType, text)

/** Who gave the care, or sold it: found, entered by hand, or an online seller. */
function chosen({ answers, data, text }: StepView): readonly SummaryCard[] {
  const { 'provider-search': manual, 'provider-type-vision': vision } = answers
  if (vision?.purchasedOnline) return [{ items: [{ id: 'provider', label: text('claims.summary.provider'), value: vision.organizationName }] }]
  const found = chosenProvider(answers, data)
  const person = found ?? (manual?.how === 'manual' ? manual : undefined)
  const city = found?.city ?? manual?.manualCity
  return [
    {
      items: [
        { id: 'kind', label: text('claims.summary.provider-type'), value: chosenProviderType(answers, data)?.providerTypeName },
        {
          id: 'provider',
          label: text('claims.summary.provider'),
          value: person && [providerName(person), person.addressLine1, city].filter(Boolean).join(', '),
        },
      ],
    },
  ]
}

export const steps = {
  'provider-type': { options: { providerTypes }, summary: chosen },
  'provider-type-vision': { options: { providerTypes }, summary: chosen },
  'provider-search': {
    initial: (before, { answers, data }) => ({ ...searchIn(data.contactInfo), ...before, isIndividual: isIndividual(answers) }),
  },
  'provider-results': { options: { providers: ({ data, text }) => providerOptions(data.providers, text) }, Panel: Found },
} satisfies ClaimSteps
