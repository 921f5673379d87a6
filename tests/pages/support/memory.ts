import { queryClient } from '~/platform/query/query-client.ts'
import { hasUnsavedDraft } from '~/wizard/draft-store.ts'
import { personalIn } from './leaks.ts'

/** Modules that export stores with state. */
const MEMORIES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/**/*-store.ts',
  '/src/areas/account/pending-email.ts',
  '/src/areas/coverage/selected-participant.ts',
  '/src/areas/premiums/payment-outcome.ts',
  '/src/areas/registration/registered-address.ts',
])

const isStore = (value: unknown): value is { get: () => unknown } =>
  typeof value === 'object' && value !== null && 'get' in value && 'subscribe' in value

/**
 * Searches the page, the storage, the history state, the query cache and the stores for personal data of anyone in the
 * sandbox. Returns the names of those that contain such data, and `a draft` if there is an unsaved draft.
 */
export async function placesHolding(): Promise<string[]> {
  const texts: [place: string, text: string][] = [
    ['the page', document.title + document.body.outerHTML],
    ['the storage', JSON.stringify([{ ...sessionStorage }, { ...localStorage }])],
    ['the history', JSON.stringify(history.state)],
    [
      'the answers',
      JSON.stringify([
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state.data]),
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ]),
    ],
  ]
  for (const [file, load] of Object.entries(MEMORIES)) {
    const stores = Object.values(await load()).filter(isStore)
    texts.push([file, JSON.stringify(stores.map((store) => store.get() ?? null))])
  }
  return [
    ...texts.filter(([, text]) => personalIn(text).length > 0).map(([place]) => place),
    ...(hasUnsavedDraft() ? ['a draft'] : []),
  ]
}
