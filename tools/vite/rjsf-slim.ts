import type { Plugin } from 'vite'

/**
 * RJSF registers every default widget, template and layout field; our theme replaces those that are drawn. No field of ours is a choice between
 * schemas, holds itself or is nothing (a gate sees to it), so that the fields for those go too.
 * Dropping the originals halves what a form page loads (performance.md) and removes a surface for server text.
 */
export function rjsfSlim(): Plugin {
  const EMPTY = '\0rjsf-empty'
  const TEMPLATES = '\0rjsf-templates'
  const NOTHING = '\0rjsf-nothing'
  return {
    name: 'rjsf-slim',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('/@rjsf/core/')) return undefined
      if (importer.endsWith('/getDefaultRegistry.js') && /components\/widgets\/index/.test(id)) return EMPTY
      if (importer.endsWith('/getDefaultRegistry.js') && /components\/templates\/index/.test(id)) return TEMPLATES
      if (importer.endsWith('/fields/index.js') && /Layout|Fallback|MultiSchema|OptionalData|Cyclic|Null/.test(id)) return NOTHING
      return undefined
    },
    load(id) {
      if (id === TEMPLATES) return 'export default () => ({ ButtonTemplates: {} })'
      if (id === EMPTY) return 'export default () => ({})'
      if (id === NOTHING) return 'export default () => null'
      return undefined
    },
  }
}
