/** The pages that the member opened since signing in, for what is told until then: in memory alone, and gone with the session. */
export const visitedPages = new Set<string>()
