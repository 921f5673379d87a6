/**
 * Texts of the contract become comments and string literals of generated code: a backtick, a template placeholder or
 * the end of a comment would let a contract write code (reliability-and-security.md, Supply chain). Examples and
 * patterns never reach the generated code and are left alone.
 */
const DANGEROUS = [
  ['`', 'a backtick'],
  ['${', 'a template placeholder'],
  ['*/', 'the end of a comment'],
]
const TEXT_KEYS = [
  'summary',
  'description',
  'title',
  'name',
  'operationId',
  'const',
  'default',
  'enum',
  'required',
  'x-enum-varnames',
  'x-download',
  'x-error',
]

const strings = (value) =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

const safeText = () => ({
  any: {
    enter(node, { report, location }) {
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return
      const check = (text, where) => {
        for (const [mark, name] of DANGEROUS)
          if (text.includes(mark)) report({ message: `Text must not contain ${name}.`, location: where })
      }
      for (const key of Object.keys(node)) check(key, location.child([key]).key())
      for (const key of TEXT_KEYS) for (const text of strings(node[key])) check(text, location.child([key]))
    },
  },
})

export default function portal() {
  return { id: 'portal', rules: { oas3: { 'safe-text': safeText } } }
}
