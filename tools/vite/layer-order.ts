import type { Plugin } from 'vite'

const ORDER = '@layer tokens,base,components,app;'

/**
 * Writes the order of cascade layers into each stylesheet. Stylesheets load with their chunks in any order, and the
 * first layer names that the browser reads determine the cascade.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = ORDER + String(file.source).replace(ORDER, '')
        }
      },
    },
  }
}
