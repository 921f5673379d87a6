/** Pages that the member has opened since signing in, for hints that disappear after a visit. In memory only, until session end. */
export const visitedPages = new Set<string>()
