import type { Plugin } from 'vite'

const ORDER = '@layer tokens,base,components,app;'

/**
 * Stylesheets arrive with the chunks that need them, in any order; the first layer name met would decide the cascade.
 * Each file therefore says the order itself.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + String(file.source).replace(ORDER, '')
        }
      },
    },
  }
}
