import '~/ui/base.css'
import '~/app/routes.ts'
import type { RootOptions } from 'react-dom/client'
import { isSignIn } from '~/platform/pages/page-registry.ts'
import type { Start } from '~/app/start.ts'
import { loadCatalogueFile } from '~/app/catalogue-files.ts'
import { showBootError } from '~/app/boot-error.ts'
import { setCatalogueLoader } from '~/platform/i18n/catalogues.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { env, loadEnvironment, reloadEnvironment } from '~/platform/config/environment.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'

setCatalogueLoader(loadCatalogueFile)
const element = document.getElementById('root')!

/**
 * Error handlers for React. If an error boundary catches a `PortalError`, such as a failed request, the boundary shows
 * the error, and the error is not reported. Any other error that a boundary catches is a defect, and is reported like
 * an uncaught error.
 */
const options: RootOptions = {
  onCaughtError: (error) => {
    if (!isPortalError(error)) reportError(error)
  },
}

// Most visits begin with the sign-in page, which starts without a router (docs/decisions/024). Only the starter that
// the URL needs is loaded.
type Starter = { readonly start: (begin: Start) => Promise<void> }
const loadSignIn = () => import('~/app/start-sign-in.tsx')
const loadRouter = () => import('~/app/start-router.tsx')

try {
  const configuration = loadEnvironment()
  configuration.catch(() => undefined) // `start` waits for the configuration and handles its failure
  const { start } = await loadChunk<Starter>(isSignIn(location) ? loadSignIn : loadRouter)
  await start({ element, options, configuration })
  onSessionEnd(() => void reloadEnvironment())
  // Measurements are off by default. If their code does not load, the visit continues without them.
  const { vitalsUrl } = env()
  if (vitalsUrl) import('~/app/web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals(vitalsUrl), console.warn)
} catch (error) {
  showBootError(element)
  throw error
}
