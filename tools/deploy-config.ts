/**
 * `node tools/deploy-config.ts` writes deploy/nginx.conf from the headers in tools/security-headers.ts. `--check`,
 * which the drift gate uses, writes nothing and exits with 1 if the file differs. `--render dist` prints the
 * configuration with the style hashes of that build, for building the image. The origins of the services stay variables
 * until the container starts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BRANDS, environmentFor } from './environment.ts'
import {
  cacheControl,
  CARD_WORKER,
  CARD_WORKER_POLICY,
  ICON,
  OF_DOCUMENTS,
  PARTS,
  securityHeaders,
  WORKER_POLICY,
  WORKERS,
} from './security-headers.ts'

const SERVICES = '${PORTAL_SERVICES}'
const PICTURES = '${PORTAL_PICTURES}'
const STYLE_HASHES = '${PORTAL_STYLE_HASHES}'

interface ServerSettings {
  readonly listen: string
  readonly root: string
  /** configuration file that the deployment mounts */
  readonly environmentFile: string
  /** security.txt of the insurer */
  readonly securityFile: string
  /** values for the content security policy: origins separated by spaces, or an nginx variable */
  readonly services: string
  readonly pictures: string
  readonly styleHashes: string
  /** file of the access log, or `off` */
  readonly accessLog: string
}

const IN_THE_IMAGE: ServerSettings = {
  listen: '8080',
  root: '/usr/share/nginx/portal',
  environmentFile: '/etc/portal/env-config.json',
  securityFile: '/etc/portal/security.txt',
  services: SERVICES,
  pictures: PICTURES,
  styleHashes: STYLE_HASHES,
  accessLog: '/var/log/nginx/access.log portal',
}

/**
 * Types of the files that the build compresses. They are needed because nginx derives the type from the last extension,
 * which is `.br` for a compressed file.
 */
const COMPRESSED = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
} as const

/**
 * Patterns of paths with doubled slashes. A path that begins with two slashes is redirected to the path with one slash;
 * any other path with doubled slashes is not found. The portal's scripts recognise a path only as the browser requested
 * it, so with doubled slashes a link token would stay in the URL. nginx matches both patterns before it decodes or
 * merges anything.
 */
export const DOUBLED_AT_START = '^//+([\\w?].*)?$'
export const DOUBLED = '^[^?]*//'
/**
 * Well-known URL that password managers open to change a password. It redirects to the page that works with and without
 * a session (D-38).
 */
export const CHANGE_PASSWORD = '/.well-known/change-password'
/**
 * Paths of files that robots and other programs request. If such a file is missing, the response is a 404, not
 * index.html.
 */
export const NO_PAGE = '\\.(txt|xml)$'
export const changePasswordPage = (locale: string): string => `/${locale}/change-password`

const variableOf = (header: string) => `$portal_${header.toLowerCase().replaceAll('-', '_')}`
const policyOf = ({ services, pictures, styleHashes }: ServerSettings) =>
  securityHeaders({ services: [services], pictures: [pictures], styleHashes: [styleHashes] })

/**
 * The nginx configuration of a server, with the maps that must be outside the server block. Caching depends on the
 * status too, because a missing file must not be cached for a year or declared as compressed. Brotli needs no nginx
 * module, because the configuration names the compressed file next to the original. No file has the suffix `.none`, so
 * this suffix means "no compressed file". nginx does not send a header whose value is empty.
 */
export function nginxConfig(settings: ServerSettings): string {
  const ofDocuments = Object.entries(policyOf(settings)).filter(([name]) => OF_DOCUMENTS.includes(name))
  return `map $http_accept_encoding $portal_br { default .none; "~*(^|[\\s,])br\\s*(;\\s*q=(1|0\\.0*[1-9])[\\d.]*\\s*)?(,|$)" .br; }
map "$status $uri" $portal_cache {
  default "${cacheControl('/')}";
  "~^(200|206|304) ${ICON.replace('.', String.raw`\.`)}(\\.br)?$" "${cacheControl(ICON)}";
  "~^(200|206|304) /assets/.+-[\\w-]{7,}\\.\\w+(\\.br)?$" "${cacheControl('/assets/example-1234567.js')}";
}
map "$status $uri" $portal_encoding { default ""; "~^(200|206|304) .+\\.br$" br; }
map "$status $uri" $portal_part { default ""; "~^(200|206|304) ${WORKERS}(\\.br)?$" worker; "~^(200|206|304) ${CARD_WORKER}(\\.br)?$" card; "~^(200|206|304) ${PARTS}(\\.br)?$" 1; }
${ofDocuments
  .map(([name, value]) => {
    const [ofWorker, ofCard] = name === 'Content-Security-Policy' ? [WORKER_POLICY, CARD_WORKER_POLICY] : ['', '']
    return `map $portal_part ${variableOf(name)} { default "${value}"; 1 ""; worker "${ofWorker}"; card "${ofCard}"; }`
  })
  .join('\n')}
map $arg_brand $portal_brand { default ""; ${BRANDS.map((brand) => `"~*^${brand}$" .${brand};`).join(' ')} }
# Addresses in mails carry tokens in their query, so no log has it.
map $request_uri $portal_path { default $request_uri; "~^(?<path>[^?]*)\\?" $path; }
log_format portal '$remote_addr [$time_local] "$request_method $portal_path" $status $body_bytes_sent $request_time "$http_user_agent"';
map $http_accept_language $portal_locale { default en; "~*^fr" fr; }
map $portal_encoding $portal_vary { default ""; br Accept-Encoding; }
${serverBlock(settings)}`
}

/**
 * The server block. It sets all headers with `always`. No location sets a header of its own, because an `add_header` in
 * a location drops the headers of the server block.
 */
function serverBlock(settings: ServerSettings): string {
  const { listen, root, environmentFile, securityFile, accessLog } = settings
  const headers = {
    ...policyOf(settings),
    ...Object.fromEntries(OF_DOCUMENTS.map((name) => [name, variableOf(name)])),
    'Cache-Control': '$portal_cache',
    'Content-Encoding': '$portal_encoding',
    Vary: '$portal_vary',
  }
  const compressed = Object.entries(COMPRESSED).map(
    ([ending, type]) => `  location ~ \\.${ending}\\.br$ { internal; types { } default_type ${type}; gzip off; }`,
  )
  return `server {
  listen ${listen};
  root ${root};
  server_tokens off;
  access_log ${accessLog};
  # Nobody asks for parts of these files; the answer to a part that does not exist would be kept for a year.
  max_ranges 0;
  absolute_redirect off;
  charset utf-8;
  charset_types ${Object.values(COMPRESSED).join(' ')};
  types { ${Object.entries(COMPRESSED)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ')} image/png png; text/plain txt; }
  # For the few clients without brotli.
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 500;
  gzip_types ${Object.values(COMPRESSED)
    .filter((type) => type !== 'text/html')
    .join(' ')};

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  if ($request_uri ~ "${DOUBLED_AT_START}") { return 302 /$1; }
  if ($request_uri ~ "${DOUBLED}") { return 404; }

  location = ${CHANGE_PASSWORD} { return 302 ${changePasswordPage('$portal_locale')}; }

  # Without its configuration no page starts, so a rollout must stop.
  location = /healthz {
    access_log off;
    default_type text/plain;
    if (!-f ${environmentFile}) { return 503 "no env-config.json\\n"; }
    return 200 "ok\\n";
  }

  # Where the services are and where links lead: mounted at run time.
  location = /assets/env-config.json { alias ${environmentFile}; }

  # Named after their content. One that is gone belongs to another deployment: say so, never answer with a page.
  location /assets/ {
    if (-f $request_filename$portal_br) { rewrite ^ $uri$portal_br last; }
    try_files $uri =404;
  }

  # Whom to tell of a weakness (RFC 9116): mounted at run time, not found where nothing is.
  location = /.well-known/security.txt { alias ${securityFile}; }

  # Files that other programs look for. No page answers in their place.
  location ~ ${NO_PAGE} { try_files $uri =404; }

  # Neither source maps nor the build's own notes.
  location ~ (\\.map$|/\\.) { return 404; }

  # The compressed files: asked for by the rewrites only, their own addresses answer 404.
${compressed.join('\n')}

  # Prerendered pages where there are some, the shell for every other address.
  location / {
    if (-f $request_filename$portal_br) { rewrite ^ $uri$portal_br last; }
    if (-f $request_filename$portal_brand.html$portal_br) { rewrite ^ $uri$portal_brand.html$portal_br last; }
    if (-f $request_filename.html$portal_br) { rewrite ^ $uri.html$portal_br last; }
    try_files $uri $uri$portal_brand.html $uri.html /index.html;
  }
  location = /index.html {
    if (-f $request_filename$portal_br) { rewrite ^ $uri$portal_br last; }
  }
}
`
}

const HEADER = `# Written by tools/deploy-config.ts from tools/security-headers.ts. Do not edit: change the source, then "npm run deploy:config".
# PORTAL_STYLE_HASHES is filled in when the image is built, PORTAL_SERVICES and PORTAL_PICTURES (origins, separated by
# spaces) when it starts.
`
const file = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url))

/** The configuration of the portal with the sandbox, for compose.yaml. */
const composeFile = fileURLToPath(new URL('../deploy/env-config.compose.json', import.meta.url))
const forCompose = (): string => `${JSON.stringify(environmentFor('http://localhost:4010', false), undefined, 2)}\n`

function main(): void {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, render: { type: 'string' } } })
  const template = `${HEADER}${nginxConfig(IN_THE_IMAGE)}`
  if (values.render) {
    const hashes = JSON.parse(readFileSync(join(values.render, '.vite/style-hashes.json'), 'utf8')) as string[]
    process.stdout.write(template.replaceAll(STYLE_HASHES, hashes.join(' ')))
  } else if (!values.check) {
    writeFileSync(file, template)
    writeFileSync(composeFile, forCompose())
  } else if (readFileSync(file, 'utf8') !== template || readFileSync(composeFile, 'utf8') !== forCompose()) {
    console.error(
      'deploy/nginx.conf or deploy/env-config.compose.json differs from its sources: run "npm run deploy:config".',
    )
    process.exitCode = 1
  }
}

if (process.argv[1] === import.meta.filename) main()
