/**
 * Replaces a part of a library that the portal never runs. Calling or constructing it throws an error with the part's
 * name.
 */
export const neverRun = (name: string) =>
  function refuse(): never {
    throw new Error(`${name} is left out of the portal (tools/vite/strip-library-parts.ts)`)
  }
