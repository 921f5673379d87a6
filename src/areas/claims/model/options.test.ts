import { beforeAll, describe, expect, it } from 'vitest'
import {
  CLAIM_TYPES,
  PARTICIPANTS,
  PROVIDER_TYPES,
  PROVIDERS,
  RECENT_PROVIDERS,
  SERVICES,
} from '../../../../tests/support/claim-world.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { LOCALES, type Locale } from '~/platform/i18n/locale.ts'
import { textOf, type Text } from '~/platform/i18n/text.tsx'
import type { ClaimAnswers } from './answers.ts'
import {
  claimTypeOptions,
  participantOptions,
  providerOptions,
  providerTypeOptions,
  recentServiceOptions,
  serviceOptions,
  servicesOfLastVisit,
} from './options.ts'
import { loadMessages } from '../../../../tests/support/load-messages.ts'

let text: Record<Locale, Text>
beforeAll(async () => {
  for (const locale of LOCALES)
    await loadMessages(locale, [
      'shell',
      'member',
      'claims',
      'claim-forms',
      'claim-types',
      'claim-provider',
      'claim-lines',
      'claim-coverage',
      'claim-vision',
      'forms',
    ])
  text = { en: textOf(intlOf('en')), fr: textOf(intlOf('fr')) }
})

const selected = (services: string[]): ClaimAnswers => ({ 'service-list': { services } })

describe('options', () => {
  it(
    'the claim type options contain every type, with a reason if the type cannot be chosen',
    { tags: ['CLAIM-01', 'CLAIM-05', 'D-100'] },
    () => {
      const types = [
        ...CLAIM_TYPES.slice(0, 3),
        { ...CLAIM_TYPES[1]!, isDisabledForProv: true },
        { ...CLAIM_TYPES[0]!, claimType: 'XX-NONE' },
      ]
      expect(claimTypeOptions(types, text.en).map(({ value, disabled, note }) => [value, disabled, note])).toEqual([
        ['XX-PRAC', false, undefined],
        ['XX-HEAL', false, undefined],
        ['XX-DENT', false, undefined],
        ['XX-HEAL', true, 'Not available in your province. Ask us how to claim.'],
        ['XX-NONE', true, 'Not available online yet'],
      ])
      expect(claimTypeOptions(types, text.fr).map(({ description }) => description)).toEqual([
        'Physiothérapeute, massothérapeute, psychologue',
        expect.stringContaining('orthèses'),
        expect.stringContaining('nettoyage'),
        expect.stringContaining('orthèses'),
        undefined,
      ])
    },
  )
  it(
    'the provider type options are the recent providers, followed by the types for this claim type',
    { tags: ['CLAIM-14'] },
    () => {
      expect(
        providerTypeOptions(PROVIDER_TYPES, RECENT_PROVIDERS, 'XX-PRAC', text.en).map(({ value }) => value),
      ).toEqual(['recent:R1', 'PHYSPARA', 'MASSINDI'])
      expect(
        providerTypeOptions(PROVIDER_TYPES, RECENT_PROVIDERS, 'XX-HEAL', text.en).map(({ value }) => value),
      ).toEqual(['recent:R1', 'PHYSPARA'])
      expect(
        providerTypeOptions([PROVIDER_TYPES[1]!], RECENT_PROVIDERS, 'XX-PRAC', text.en).map(({ value }) => value),
      ).toEqual(['MASSINDI'])
    },
  )
  it('a provider option shows address, telephone and distance', { tags: ['CLAIM-22'] }, () => {
    expect(providerOptions(PROVIDERS, text.fr)[1]).toEqual({
      value: 'P2',
      label: 'Anne Roy',
      description: 'Physiotherapist, 1 Main Street, Moncton, 506-555-0123',
      note: 'à 1,2\u00A0km, peut facturer directement votre régime',
    })
  })
  it('a service option shows whether it needs a prescription and what the plan pays', { tags: ['CLAIM-29'] }, () => {
    expect(serviceOptions(SERVICES, text.en).map(({ value, note }) => [value, note])).toEqual([
      ['101', undefined],
      ['102', undefined],
      ['rx:111', 'needs a prescription'],
      ['other:0', undefined],
    ])
    expect(serviceOptions(SERVICES, text.en)[0]?.description).toBe('Your plan pays 80%, and $200.00 is left this year')
  })
  it(
    'the recent service options are services that the plan offers and that are not chosen yet',
    { tags: ['CLAIM-33', 'D-97'] },
    () => {
      const recent = [SERVICES[1]!, SERVICES[1]!, SERVICES[2]!, { ...SERVICES[0]!, serviceId: 900 }].map((service) => ({
        claimType: 'XX-PRAC' as const,
        lob: '03',
        participantId: '1',
        service,
      }))
      expect(recentServiceOptions(recent, SERVICES, selected(['rx:111'])).map(({ value }) => value)).toEqual(['102'])
    },
  )
  it(
    'the recent service options leave out the service "Other", which has no description',
    { tags: ['CLAIM-33'] },
    () => {
      const recent = [{ claimType: 'XX-PRAC' as const, lob: '03', participantId: '1', service: SERVICES[3]! }]
      expect(recentServiceOptions(recent, SERVICES, selected(['101']))).toEqual([])
    },
  )
  it('the services of the last claim for a recent provider are preselected if the plan still offers them', () => {
    const last = (pauthId: string, service = SERVICES[1]!) => ({
      claimType: 'XX-PRAC' as const,
      lob: '03',
      participantId: '1',
      service,
      provider: { ...PROVIDERS[0]!, pauthId },
    })
    const chosen = (providerType: string): ClaimAnswers => ({ 'provider-type': { providerType } })
    const recent = [last('R1'), last('R2', SERVICES[3])]
    expect(servicesOfLastVisit(recent, SERVICES, chosen('recent:R1'))).toEqual({ services: ['102'] })
    expect(servicesOfLastVisit(recent, SERVICES.slice(0, 1), chosen('recent:R1'))).toBeUndefined()
    expect(servicesOfLastVisit(recent, SERVICES, chosen('recent:R2'))).toBeUndefined()
    expect(servicesOfLastVisit(recent, SERVICES, chosen('PHYSPARA'))).toBeUndefined()
  })
  it(
    'the participant options list the cardholder first and the other participants by number',
    { tags: ['DATA-08', 'D-71'] },
    () => {
      expect(
        participantOptions([...PARTICIPANTS].toReversed(), '1', text.fr).map(({ value, label }) => [value, label]),
      ).toEqual([
        ['1', 'Marie-Ève Tremblay'],
        ['2', 'Théo Tremblay'],
        ['3', 'Paul Tremblay'],
      ])
    },
  )
  it(
    'the participant options leave out participants without privacy consent, except the member',
    { tags: ['D-158'] },
    () => {
      const people = PARTICIPANTS.map((person) => ({ ...person, privacyConsent: false }))
      expect(participantOptions(people, '1', text.en).map(({ value }) => value)).toEqual(['1'])
    },
  )
})
