/**
 * Texts, lists and maps end somewhere: an answer without a bound is memory without a bound, and a form cannot say how
 * much may be typed. A pattern counts when it is anchored at both ends and repeats nothing without limit.
 */
const isClosed = (pattern) => typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern)
const isBoundedText = ({ maxLength, enum: values, const: value, format, pattern }) =>
  maxLength !== undefined || values !== undefined || value !== undefined || format === 'binary' || isClosed(pattern)

const everythingEnds = () => ({
  Schema: {
    enter(schema, { report, location }) {
      const types = [schema.type].flat()
      const isMap = typeof schema.additionalProperties === 'object'
      if (types.includes('string') && !isBoundedText(schema))
        report({ message: 'A text needs maxLength, an enumeration or a closed pattern.', location })
      if (types.includes('array') && schema.maxItems === undefined)
        report({ message: 'A list needs maxItems.', location })
      if (isMap && schema.maxProperties === undefined) report({ message: 'A map needs maxProperties.', location })
    },
  },
})

export default function bounds() {
  return { id: 'bounds', rules: { oas3: { 'everything-ends': everythingEnds } } }
}
