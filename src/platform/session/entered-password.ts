/** Longest password a member may have (CONST-09). */
export const MAX_PASSWORD = 50

/** What is wrong with a password that already exists: it must be there and not too long, nothing else (D-50). Characters as people count them: an emoji is one. */
export function passwordProblem(password: string): 'required' | 'too-long' | undefined {
  if (password === '') return 'required'
  return [...password].length > MAX_PASSWORD ? 'too-long' : undefined
}
