/** Next and back along an ordered list of routes; at its ends one stays where one is (SHELL-65, D-08). */
export function stepRoutes<Name extends string>(order: readonly Name[]): { readonly next: (name: Name) => Name; readonly back: (name: Name) => Name } {
  const move = (name: Name, by: number): Name => order[order.indexOf(name) + by] ?? name
  return { next: (name) => move(name, 1), back: (name) => move(name, -1) }
}

/** The list of the specification holds only sign-in; the wizard walks its own graph of steps. */
export const signInSteps = stepRoutes(['login'])
