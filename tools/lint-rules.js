/**
 * Rules of the portal for oxlint. `no-literal-text`: text that people read in markup comes from a catalogue
 * (docs/how-to/message.md). The rule checks text between tags, strings in braces between tags, and attributes that a
 * screen reader reads or a browser shows.
 */
const READ = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])
const hasWords = (text) => /\p{L}/u.test(text)

/** The text of a string or of a template without values; undefined for any other node. */
const textOf = (node) => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : undefined
}

const noLiteralText = {
  create(context) {
    const report = (node, text) => {
      if (text !== undefined && hasWords(text))
        context.report({
          node,
          message:
            'Words in markup come from a catalogue: add a message to both languages of i18n and show it with useText.',
        })
    }
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') report(node, textOf(node.expression))
      },
      JSXAttribute(node) {
        if (READ.has(node.name.name))
          report(node, textOf(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value))
      },
    }
  },
}

export default { meta: { name: 'portal' }, rules: { 'no-literal-text': noLiteralText } }
