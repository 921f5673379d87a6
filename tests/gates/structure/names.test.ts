import { expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { readRetiredWords, retiredNames, wordsOfName } from './retired-words.ts'

const retired = readRetiredWords(read('docs/specification/glossary.md'))

it('no file and no exported name uses a retired word of the glossary', () => {
  const code = files(/^(?:src|sandbox|tools|tests)\/.+\.(?:ts|tsx|js|mjs)$/)
  expect(code.length).toBeGreaterThan(900)
  expect(code.flatMap((file) => retiredNames(file, read(file), retired))).toEqual([])
})

it('the check finds the retired words of the glossary in names of any notation, such as keptClaim or kept-claim', () => {
  expect(retired).toEqual(expect.arrayContaining(['kept', 'detour', 'asked for', 'panel group']))
  expect(retired.length).toBeGreaterThan(40)
  expect(['keptClaim', 'KEPT_CLAIM', 'kept-claim'].map(wordsOfName)).toEqual(['kept claim', 'kept claim', 'kept claim'])
  expect(
    retiredNames(
      'src/areas/claims/kept-claim.tsx',
      'export function askedForPage() {}\nexport const unkept = 1',
      retired,
    ),
  ).toEqual([
    'src/areas/claims/kept-claim.tsx: kept-claim uses “kept”',
    'src/areas/claims/kept-claim.tsx: kept-claim uses “kept claim”',
    'src/areas/claims/kept-claim.tsx: askedForPage uses “asked for”',
  ])
})
