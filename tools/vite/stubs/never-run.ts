/** In place of what the portal never runs. Were it run after all, every browser test that meets it would fail. */
export default function neverRun(): never {
  throw new Error('a part of a library that was left out is needed (tools/vite/library-slim.ts)')
}

export const infiniteQueryBehavior = neverRun
