/** The words of a name, in small letters: `keptClaim`, `KEPT_CLAIM` and `kept-claim` are "kept claim". */
export const wordsOfName = (name: string): string =>
  name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()

/** The last column of the table "Words in code" of the glossary: words and pairs of words. */
export function readRetiredWords(glossary: string): readonly string[] {
  const table = glossary.slice(glossary.indexOf('## Words in code'))
  return [...table.matchAll(/^\|[^|]*\|[^|]*\| ([^|]+) \|$/gm)]
    .flatMap(([, cell]) => cell!.split(', '))
    .filter((word) => /^[a-z ]+$/.test(word) && word !== 'retired')
}

const EXPORTED = /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm

/** File names and exported names that use a retired word, each with the word. */
export function retiredNames(file: string, code: string, retired: readonly string[]): readonly string[] {
  const fileName = file.split('/').at(-1)!.replace(/\..*$/, '')
  const names = [fileName, ...[...code.matchAll(EXPORTED)].map(([, name]) => name!)]
  return names.flatMap((name) => {
    const words = ` ${wordsOfName(name)} `
    return retired.filter((word) => words.includes(` ${word} `)).map((word) => `${file}: ${name} uses “${word}”`)
  })
}
