import '~/ui/base.css'
import '~/app/routes.ts'
import type { RootOptions } from 'react-dom/client'
import { isSignIn } from '~/platform/pages/page-registry.ts'
import type { Start } from '~/app/start.ts'
import { showBootError } from '~/app/boot-error.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { env, loadEnvironment } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'

const element = document.getElementById('root')!

/** A failure of a service is shown by the boundary that caught it; anything else is a defect of ours and is told as one that nobody caught. */
const options: RootOptions = {
  onCaughtError: (error) => {
    if (!isPortalError(error)) reportError(error)
  },
}

// The page that most visits begin with starts without a router (docs/decisions/024).
type Starter = { readonly start: (begin: Start) => Promise<void> }
const loadSignIn = () => import('~/app/start-sign-in.tsx')
const loadRouter = () => import('~/app/start-router.tsx')

try {
  const configuration = loadEnvironment()
  configuration.catch(() => undefined) // told by `start`, which waits for it
  const { start } = await loadChunk<Starter>(isSignIn(location) ? loadSignIn : loadRouter)
  await start({ element, options, configuration })
  // Off by default. What does not come measures nothing, and the visit goes on.
  const { vitalsUrl } = env()
  if (vitalsUrl) import('~/app/web-vitals.ts').then(({ reportWebVitals }) => reportWebVitals(vitalsUrl), console.warn)
} catch (error) {
  showBootError(element)
  throw error
}
