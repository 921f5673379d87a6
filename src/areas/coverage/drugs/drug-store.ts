import { useNavigation, useOpenPage } from '~/platform/pages/navigation.tsx'
import type { Guard } from '~/platform/pages/page-registry.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { createStore, useStore } from '~/platform/store.ts'

/** How many of the drugs that were found are shown to begin with, and with each press for more. */
export const PAGE = 20

interface DrugSearchState {
  /** what was typed: a name or a number */
  readonly drugNameOrDin: string | undefined
  /** how many of what was found are shown */
  readonly shown: number
  /** the drugs that were chosen, by their numbers, which no language changes */
  readonly chosen: readonly string[]
}

const NOTHING: DrugSearchState = { drugNameOrDin: undefined, shown: PAGE, chosen: [] }

/**
 * What was looked for last, and the drugs that were chosen (LOOK-07, LOOK-08); for whom is said by `selectedParticipantStore`, what was found by the query cache.
 * It tells something of somebody's health: it stays in memory, in no address, and goes with the session.
 */
export const drugSearchStore = createStore<DrugSearchState>(NOTHING)
onSessionEnd(() => drugSearchStore.set(NOTHING))

export const searchDrugs = (drugNameOrDin: string): void => drugSearchStore.set({ ...drugSearchStore.get(), drugNameOrDin, shown: PAGE })
export const showMore = (): void => drugSearchStore.set({ ...drugSearchStore.get(), shown: drugSearchStore.get().shown + PAGE })

/** Remembers that a drug was chosen; its place among those that were. */
export function selectDrug(din: string): number {
  const { chosen, ...look } = drugSearchStore.get()
  const known = chosen.indexOf(din)
  if (known >= 0) return known
  drugSearchStore.set({ ...look, chosen: [...chosen, din] })
  return chosen.length
}

/** Generics and comparable drugs are those of a drug that was chosen: after a reload, or by their address alone, one is looked for first. */
export const guard: Guard = () => (drugSearchStore.get().chosen.length === 0 ? { page: 'coverage.drugs' } : undefined)

/** What the page of drugs shows: the search, the drug that was chosen, or what to show at the pharmacy. */
export type DrugView = 'search' | 'drug' | 'sheet'

/**
 * Kept in the history entry, so that Back leads from a drug to the search, or to the drug before it (LOOK-07, LOOK-08): the place of the drug among
 * those that were chosen. Which one that is stays in memory.
 */
interface DrugPlaceInHistory {
  readonly view?: DrugView
  readonly drugIndex?: number
}

interface ShownDrug {
  readonly view: DrugView
  /** empty when none was chosen */
  readonly din: string
  readonly drugIndex: number
}

export function useShownDrug(): ShownDrug {
  const { chosen } = useStore(drugSearchStore)
  const { view = 'search', drugIndex = chosen.length - 1 } = (useNavigation().location.state ?? {}) as DrugPlaceInHistory
  const din = chosen[drugIndex]
  return din === undefined ? { view: 'search', din: '', drugIndex } : { view, din, drugIndex }
}

/** Shows another view of the page of drugs, from wherever drugs are listed: of the drug that is shown, or of another one. */
export function useShowDrug(): (view: DrugView, din?: string) => void {
  const openPage = useOpenPage()
  const { drugIndex: shown } = useShownDrug()
  return (view, din) => {
    const state: DrugPlaceInHistory = { view, drugIndex: din === undefined ? shown : selectDrug(din) }
    void openPage('coverage.drugs', { state })
  }
}
