/** Maximum length of a password (CONST-09). */
export const MAX_PASSWORD = 50

/**
 * The problem with the member's present password: empty or too long. No other rules apply to it (D-50). An emoji counts
 * as one character.
 */
export function passwordProblem(password: string): 'required' | 'too-long' | undefined {
  if (password === '') return 'required'
  return [...password].length > MAX_PASSWORD ? 'too-long' : undefined
}
