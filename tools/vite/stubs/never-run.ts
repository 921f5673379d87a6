/** Stands in for a part of a library that the portal never runs. Whoever calls it, or makes one of it, is told which part is missing. */
export const neverRun = (name: string) =>
  function refuse(): never {
    throw new Error(`${name} is left out of the portal (tools/vite/strip-library-parts.ts)`)
  }
