import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'

/** A page for which the build writes a separate HTML document. */
interface PageDocument {
  /** such as `/en/login` */
  readonly url: string
  readonly locale: 'en' | 'fr'
  /** source files whose scripts and styles the page needs at once */
  readonly modules: readonly string[]
}
/** A page of members. Its document is empty, but it lists the page's files and may begin its requests. */
export interface MemberDocument extends PageDocument {
  /** source file of the script that sends the page's first requests; it runs as soon as its own imports have arrived */
  readonly firstRequests?: string
  /** source file of a script without imports that runs before any other */
  readonly first?: string
}
export interface PrerenderedPage extends PageDocument {
  readonly title: string
  /** code of the brand whose logo and colours the page has, if it is not that of index.html */
  readonly brand?: string
}
interface Options {
  readonly entry: string
  readonly pages: () => Promise<readonly PrerenderedPage[]>
  /**
   * member pages with an HTML document that lists all of their files; without such a document, the browser would find
   * the files one after another, at a cost of one round trip for each file (a fifth of the largest contentful paint)
   */
  readonly documents: () => Promise<readonly MemberDocument[]>
  /**
   * source files that most other pages need before their own code; index.html, which is served for these pages,
   * preloads them
   */
  readonly preload: readonly string[]
}

/** Renders public pages to static HTML with inline styles after the client build. Their scripts hydrate them. */
export function prerender({ entry, pages, documents, preload }: Options): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      build: { manifest: true },
      environments: {
        prerender: {
          consumer: 'server',
          build: {
            ssr: true,
            manifest: false,
            outDir: 'dist/.prerender',
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: entry, output: { entryFileNames: 'render.js' } },
          },
          resolve: { noExternal: true },
        },
      },
      builder: {},
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, prerender: server } = builder.environments
        if (!client || !server) return
        if (!client.isBuilt) await builder.build(client)
        await builder.build(server)
        const dist = resolve(client.config.root, client.config.build.outDir)
        const work = resolve(client.config.root, server.config.build.outDir)
        // Node's own `localStorage` is removed, because a prerendered page belongs to no user, and because Node prints
        // a warning when it is read
        Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true })
        const { render } = (await import(pathToFileURL(resolve(work, 'render.js')).href)) as {
          render: (url: string, brand?: string) => Promise<string>
        }
        const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Manifest
        const template = readFileSync(resolve(dist, 'index.html'), 'utf8')
        const firstStyles =
          /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(template)?.[1] ?? missing('the first stylesheet')
        checkLayers(readFileSync(resolve(dist, firstStyles), 'utf8'), firstStyles)
        const hashes = new Set<string>()
        for (const page of await pages()) {
          const { js, css } = closure(manifest, page.modules)
          const style = css.map((file) => readFileSync(resolve(dist, file), 'utf8').trim()).join('')
          checkLayers(style, page.url)
          hashes.add(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
          // Scripts come after all readable content and with low priority, so that they do not delay the first paint.
          // With this order, the first paint takes 1.03 times as long as on a page without scripts, otherwise 1.10
          // times (medians of 21).
          const scripts = (js.map(preloading).join('') + entryScript(template)).replaceAll(
            / (?=(?:href|src)=)/g,
            ' fetchpriority="low" ',
          )
          const body = await render(page.url, page.brand)
          // A page without a heading was rendered before its code was loaded. Such a page would stay empty until all
          // scripts have run.
          if (!body.includes('<h1')) throw new Error(`${page.url} was rendered without its content`)
          const html = template
            .replaceAll(/<link rel="(stylesheet|modulepreload)"[^>]*>\s*/g, '')
            .replace(entryScript(template), '')
            .replace(' fetchpriority="high"', '')
            .replace('<html lang="en"', `<html lang="${page.locale}"`)
            .replace(/data-brand="\w+"/, (general) => (page.brand ? `data-brand="${page.brand}"` : general))
            .replace(/<title>.*<\/title>/, () => `<title>${page.title}</title>`)
            .replace(
              '</head>',
              () => `${descriptionOf(body)}<style>${style}</style>${css.map(alreadyInline).join('')}</head>`,
            )
            .replace(/<div id="root">.*?<\/svg><\/div><\/div>/s, () => `<div id="root">${body}</div>${scripts}`)
          // such as /en/login.SBC.html, which the server sends for /en/login?brand=SBC
          write([page.url, page.brand].filter(Boolean).join('.'), html)
        }
        const fileOf = (source: string) => manifest[source]?.file ?? missing(source)
        const ahead = ({
          modules,
          firstRequests,
          first,
        }: Pick<MemberDocument, 'modules' | 'firstRequests' | 'first'>) => {
          // the files of the first requests come first, so that they arrive first
          const { js, css } = closure(manifest, [...(firstRequests ? [firstRequests] : []), ...modules])
          const missed = (files: readonly string[]) => files.filter((file) => !template.includes(file))
          const links = [
            ...(first ? [asyncScript(fileOf(first), 'high')] : []),
            ...CONFIGURATION.map(preloadingAnswer),
            ...(firstRequests ? [asyncScript(fileOf(firstRequests))] : []),
            // after the stylesheet and what the page asks for first, so that it does not delay the first paint
            entryScript(template),
            ...missed(js).map(preloading),
            ...missed(css).map(preloadingStyle),
          ]
          return template.replace(entryScript(template), '').replace('</head>', () => `${links.join('')}</head>`)
        }
        for (const page of await documents())
          write(page.url, ahead(page).replace('<html lang="en"', `<html lang="${page.locale}"`))
        write('/index', ahead({ modules: preload }))

        function write(url: string, html: string): void {
          const file = resolve(dist, `.${url}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, html)
        }
        writeFileSync(resolve(dist, '.vite/style-hashes.json'), JSON.stringify([...hashes]))
        rmSync(work, { recursive: true })
      },
    },
  }
}

/**
 * The description of a public page for search engines: the first paragraph below the title. A page without such a
 * paragraph has no description.
 */
export function descriptionOf(body: string): string {
  const [, lead] = /<h1.*?<\/h1>.*?<p[^>]*>(.*?)<\/p>/s.exec(body) ?? []
  const text = lead
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
  return text ? `<meta name="description" content="${text}" />` : ''
}

const LAYERS = ['tokens', 'base', 'components', 'app']

/**
 * Throws an error if the first styles of a document do not name all cascade layers in their order. Once the order is
 * named, stylesheets that load later cannot change it (docs/decisions/012).
 */
export function checkLayers(css: string, where: string): void {
  const names = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, each = '']) => each.split(/, ?/))
  if ([...new Set(names)].join() !== LAYERS.join()) throw new Error(`the first styles of ${where} name no layer order`)
}

/** The script tag of the portal's entry, as the bundler wrote it. */
const entryScript = (template: string): string =>
  /<script type="module"[^>]*><\/script>/.exec(template)?.[0] ?? missing('the script of index.html')

/**
 * Names a stylesheet that is inline in the document. When a script asks for it, Vite finds this link and does not load
 * the file. If the styles were loaded a second time, their `@font-face` would be too, and the font, which has arrived
 * too late for the first paint, would replace the other one after all and move the page. `disabled` keeps the parser
 * from loading the file, and `media` keeps the browser from loading it ahead of the parser.
 */
const alreadyInline = (file: string): string => `<link rel="stylesheet" href="/${file}" media="not all" disabled>`
const asyncScript = (file: string, priority?: 'high'): string =>
  `<script type="module" async${priority ? ` fetchpriority="${priority}"` : ''} crossorigin src="/${file}"></script>`
const preloading = (file: string): string => `<link rel="modulepreload" href="/${file}">`
/**
 * Files that every page waits for before its first request (src/platform/config/environment.ts). Without a preload, the
 * browser requests them only when all scripts of the page have arrived.
 */
const CONFIGURATION = ['assets/env-config.json', 'assets/version.json']
const preloadingAnswer = (file: string): string => `<link rel="preload" as="fetch" crossorigin href="/${file}">`
const preloadingStyle = (file: string): string => `<link rel="preload" as="style" crossorigin href="/${file}">`
function missing(key: string): never {
  throw new Error(`${key} is not in the manifest`)
}

/** All scripts and stylesheets that these modules load statically. */
function closure(manifest: Manifest, modules: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key] ?? missing(key)
    if (seen.has(key)) return
    seen.add(key)
    for (const dependency of chunk.imports ?? []) visit(dependency)
    for (const file of chunk.css ?? []) css.add(file)
    if (!chunk.isEntry) js.add(chunk.file)
  }
  modules.forEach(visit)
  return { js: [...js], css: [...css] }
}
