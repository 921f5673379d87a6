import { createFaults, type Faults } from './http/faults.ts'
import { createJournal, type Journal } from './http/journal.ts'
import { DEFAULT_WORLD, type SandboxState } from './sandbox-state.ts'

/** Worlds beside the default one. The one that was not named for longest leaves when there are more. */
const MOST_WORLDS = 50
const NAME = /^[a-z0-9-]{1,40}$/

/** Everything that a tester sees and changes without disturbing others. */
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

export interface Worlds {
  readonly default: World
  /** The world of a name, which is made when it is first named; undefined for what is no name. */
  named: (name: string) => World | undefined
  /** names of the worlds that there are, the last one named last */
  names: () => readonly string[]
  /** Forgets every world, and seeds the default one anew. */
  reset: () => void
  close: () => void
}

/** @param makeState the state of a world; of the default world it may be kept in a file */
export function createWorlds(makeState: (name: string) => SandboxState): Worlds {
  const make = (name: string): World => {
    const [state, faults, journal] = [makeState(name), createFaults(), createJournal()]
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
  const first = make(DEFAULT_WORLD)
  const others = new Map<string, World>()
  return {
    default: first,
    named: (name) => {
      if (name === DEFAULT_WORLD) return first
      if (!NAME.test(name)) return undefined
      const world = others.get(name) ?? make(name)
      others.delete(name)
      others.set(name, world)
      // A world that leaves is not closed, because a call may still be in it.
      if (others.size > MOST_WORLDS) others.delete(others.keys().next().value!)
      return world
    },
    names: () => [DEFAULT_WORLD, ...others.keys()],
    reset: () => {
      others.clear()
      first.reset()
    },
    close: () => {
      for (const { state } of [first, ...others.values()]) state.database.close()
    },
  }
}
