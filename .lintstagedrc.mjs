/**
 * What .githooks/pre-commit does with the files of a commit. The compiler looks at the whole program, whichever file
 * changed.
 */
export default {
  '*.{ts,tsx,js,mjs}': ['oxfmt', 'oxlint --deny-warnings'],
  '*.{json,md,css,yaml,html}': 'oxfmt --no-error-on-unmatched-pattern',
  '*.{ts,tsx}': () => 'tsc --noEmit',
}
