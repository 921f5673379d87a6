/**
 * Rules of the portal for oxlint, which knows none of this kind. `no-literal-text`: what people read in markup comes from a catalogue (docs/how-to/message.md).
 * Markup is judged where it stands: text between tags, a string in braces between tags, and attributes that are read aloud or shown.
 */
const READ = new Set(['alt', 'title', 'label', 'placeholder', 'aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'])
const hasWords = (text) => /\p{L}/u.test(text)

/** The text of a string or a template without values; undefined for everything else. */
const textOf = (node) => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : undefined
}

const noLiteralText = {
  create(context) {
    const report = (node, text) => {
      if (text !== undefined && hasWords(text))
        context.report({ node, message: 'Words in markup come from a catalogue: add a message to both languages of i18n and show it with useText.' })
    }
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') report(node, textOf(node.expression))
      },
      JSXAttribute(node) {
        if (READ.has(node.name.name)) report(node, textOf(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value))
      },
    }
  },
}

export default { meta: { name: 'portal' }, rules: { 'no-literal-text': noLiteralText } }
