import { useNavigation, useOpenPage } from '~/platform/pages/navigation.tsx'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'

/** Number of search results shown at first, and added with each click on "more". */
export const PAGE = 20

interface DrugSearchState {
  /** the search text: a name or a DIN */
  readonly drugNameOrDin: string | undefined
  /** number of results shown */
  readonly shown: number
  /** the DINs of the chosen drugs, which do not depend on the language */
  readonly chosen: readonly string[]
}

const NOTHING: DrugSearchState = { drugNameOrDin: undefined, shown: PAGE, chosen: [] }

/**
 * The last search and the chosen drugs (LOOK-07, LOOK-08). The person is in `selectedParticipantStore`, the results are
 * in the query cache. A drug search reveals health data, so it stays in memory, is in no URL, and is cleared at the
 * session end.
 */
export const drugSearchStore = createStore<DrugSearchState>(NOTHING)
onSessionEnd(() => drugSearchStore.set(NOTHING))

export const searchDrugs = (drugNameOrDin: string): void =>
  drugSearchStore.set({ ...drugSearchStore.get(), drugNameOrDin, shown: PAGE })
export const showMore = (): void =>
  drugSearchStore.set({ ...drugSearchStore.get(), shown: drugSearchStore.get().shown + PAGE })

/** Adds a drug to the chosen ones and returns its index. */
export function selectDrug(din: string): number {
  const { chosen, ...look } = drugSearchStore.get()
  const known = chosen.indexOf(din)
  if (known >= 0) return known
  drugSearchStore.set({ ...look, chosen: [...chosen, din] })
  return chosen.length
}

/**
 * The pages of generics and comparable drugs require a chosen drug: after a reload, or when opened by URL, the guard
 * redirects to the search.
 */
export const guard: Guard = () => (drugSearchStore.get().chosen.length === 0 ? { page: 'coverage.drugs' } : undefined)

/** The view that the drug page shows: the search, the chosen drug, or the sheet for the pharmacy. */
export type DrugView = 'search' | 'drug' | 'sheet'

/**
 * State in the history entry, so that Back leads from a drug to the search, or to the previous drug (LOOK-07, LOOK-08).
 * It holds only the index; the chosen drugs stay in memory.
 */
interface DrugPlaceInHistory {
  readonly view?: DrugView
  readonly drugIndex?: number
}

interface ShownDrug {
  readonly view: DrugView
  /** empty if no drug was chosen */
  readonly din: string
  readonly drugIndex: number
}

export function useShownDrug(): ShownDrug {
  const { chosen } = useStore(drugSearchStore)
  const { view = 'search', drugIndex = chosen.length - 1 } = (useNavigation().location.state ??
    {}) as DrugPlaceInHistory
  const din = chosen[drugIndex]
  return din === undefined ? { view: 'search', din: '', drugIndex } : { view, din, drugIndex }
}

/** Opens another view of the drug page, for the drug that is shown or for another one. */
export function useShowDrug(): (view: DrugView, din?: string) => void {
  const openPage = useOpenPage()
  const { drugIndex: shown } = useShownDrug()
  return (view, din) => {
    const state: DrugPlaceInHistory = { view, drugIndex: din === undefined ? shown : selectDrug(din) }
    void openPage('coverage.drugs', { state })
  }
}
