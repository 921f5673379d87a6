import type { HealthProfessional, SearchHealthProfessionalsParams } from '../../generated/member/model/index.ts'
import { searchDirectory, type Provider } from '../directory/providers.ts'
import { findSpecialty, SPECIALTIES, SUPPLIERS } from '../benefit-data/specialties.ts'
import type { Locale } from '../bilingual.ts'
import { nothing, ok, type Handlers, type MemberCall } from './call.ts'

const MOST_RESULTS = 200
const RECENT = 5

export const toProviderResponse = ({ specialtyCode, ...provider }: Provider, locale: Locale): HealthProfessional => ({
  ...provider,
  providerSubType: null,
  providerTypeName: findSpecialty(specialtyCode)?.name[locale] ?? provider.providerType,
})

export const providersHandlers = {
  searchHealthProfessionals: ({ world, query, locale }: MemberCall<SearchHealthProfessionalsParams>) =>
    ok(
      searchDirectory(world.directory, query)
        .slice(0, MOST_RESULTS)
        .map((provider) => toProviderResponse(provider, locale)),
    ),
  listProviderTypes: ({ locale }: MemberCall) =>
    ok(
      [...SPECIALTIES, ...SUPPLIERS].map(({ code, providerType, name, claimTypes }) => ({
        providerType,
        providerTypeName: name[locale],
        specialtyCode: code,
        claimTypes: [...claimTypes],
      })),
    ),
  listRecentProviders: ({ world, member, locale }: MemberCall) => {
    const ids = world.claims.newest(member, 100).flatMap(({ providerId }) => providerId ?? [])
    const recent = [...new Set(ids)]
      .slice(0, RECENT)
      .flatMap((id) => world.directory.find(({ pauthId }) => pauthId === id) ?? [])
    return recent.length > 0 ? ok(recent.map((provider) => toProviderResponse(provider, locale))) : nothing
  },
} satisfies Handlers<'searchHealthProfessionals' | 'listProviderTypes' | 'listRecentProviders'>
