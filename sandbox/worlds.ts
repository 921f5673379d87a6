import { createFaults, type Faults } from './http/faults.ts'
import { createJournal, type Journal } from './http/journal.ts'
import { DEFAULT_WORLD, type SandboxState } from './sandbox-state.ts'

/**
 * Number of worlds that are kept in addition to the default one. If there are more, the least recently used one is
 * removed.
 */
const MOST_WORLDS = 50
const NAME = /^[a-z0-9-]{1,40}$/
export const NO_WORLD = 'The name of a world has 1 to 40 small letters, digits and hyphens.'

/** The data of a server, kept separately for each world. */
export interface Worlds<Kept> {
  readonly default: Kept
  /** The data of the world with this name, created at first use; undefined if the name is not valid. */
  named: (name: string) => Kept | undefined
  /** names of the existing worlds, the most recently used last */
  names: () => readonly string[]
  /** Removes all worlds except the default one. */
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
      // The removed world is not closed, because a request may still be using it.
      if (others.size > MOST_WORLDS) others.delete(others.keys().next().value!)
      return kept
    },
    names: () => [DEFAULT_WORLD, ...others.keys()],
    forget: () => others.clear(),
    all: () => [first, ...others.values()],
  }
}

/** One world of the sandbox: everything that a tester sees and changes without disturbing others. */
export interface World {
  readonly state: SandboxState
  readonly faults: Faults
  readonly journal: Journal
  readonly reset: () => void
}

/** The variables that each tester route can use. */
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
