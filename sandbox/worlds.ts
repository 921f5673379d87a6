import { createFaults, type Faults } from './http/faults.ts'
import { createJournal, type Journal } from './http/journal.ts'
import { DEFAULT_WORLD, type SandboxState } from './sandbox-state.ts'

/** Worlds beside the default one. The one that was not named for longest leaves when there are more. */
const MOST_WORLDS = 50
const NAME = /^[a-z0-9-]{1,40}$/
export const NO_WORLD = 'The name of a world has 1 to 40 small letters, digits and hyphens.'

/** What a stand-in keeps for each world. */
export interface Worlds<Kept> {
  readonly default: Kept
  /** What is kept for a name, made when it is first named; undefined for what is no name. */
  named: (name: string) => Kept | undefined
  /** names of the worlds that there are, the last one named last */
  names: () => readonly string[]
  /** Forgets every world but the default one. */
  forget: () => void
  all: () => readonly Kept[]
}

export function keepWorlds<Kept>(make: (name: string) => Kept): Worlds<Kept> {
  const first = make(DEFAULT_WORLD)
  const others = new Map<string, Kept>()
  return {
    default: first,
    named: (name) => {
      if (name === DEFAULT_WORLD) return first
      if (!NAME.test(name)) return undefined
      const kept = others.get(name) ?? make(name)
      others.delete(name)
      others.set(name, kept)
      // What leaves is not closed, because a call may still be in it.
      if (others.size > MOST_WORLDS) others.delete(others.keys().next().value!)
      return kept
    },
    names: () => [DEFAULT_WORLD, ...others.keys()],
    forget: () => others.clear(),
    all: () => [first, ...others.values()],
  }
}

/** Everything that a tester sees and changes in the sandbox without disturbing others. */
export interface World {
  readonly state: SandboxState
  readonly faults: Faults
  readonly journal: Journal
  readonly reset: () => void
}

/** What each route for testers knows. */
export interface TesterEnvironment {
  Variables: { world: World }
}

export function createWorld(state: SandboxState): World {
  const [faults, journal] = [createFaults(), createJournal()]
  return {
    state,
    faults,
    journal,
    reset: () => {
      state.reset()
      faults.set([])
      journal.clear()
    },
  }
}
