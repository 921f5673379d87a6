/** Stands in for a part of a library that the portal never runs. Whoever calls it, renders it or reads something of it is told which part is missing. */
export function neverRun(name: string): () => never {
  function refuse(): never {
    throw new Error(`${name} is left out of the portal (tools/vite/library-slim.ts)`)
  }
  return new Proxy(refuse, { get: refuse, construct: refuse })
}
