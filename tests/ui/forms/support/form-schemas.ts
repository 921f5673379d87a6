import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { compileForm } from '../../../../tools/generate/compile-validators.ts'

const SUFFIX = '.schema.json?form'

/**
 * Vite plugin for `import { form } from './x.schema.json?form'`. The import returns the definition that the generator
 * would write for the schema and the `x.ui.json` beside it, with validators compiled by the generator's own function.
 */
export function formSchemas(): Plugin {
  return {
    name: 'form-schemas',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = await this.resolve(id.replace('?form', ''), importer)
      // with the ending `.js`, the bundler does not read the file as plain JSON
      return file && `\0${file.id}.form.js`
    },
    load(id) {
      if (!id.endsWith('.schema.json.form.js')) return undefined
      const file = id.slice(1).replace('.form.js', '')
      this.addWatchFile(file)
      const schema = JSON.parse(readFileSync(file, 'utf8')) as { $id: string }
      const ui = readFileSync(file.replace('.schema.json', '.ui.json'), 'utf8')
      return {
        code: `${compileForm(schema)}\nexport const form = { id: ${JSON.stringify(schema.$id)}, schema: ${JSON.stringify(schema)}, ui: ${ui}, validators }`,
        moduleType: 'js',
      }
    },
  }
}
