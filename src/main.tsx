import '~/ui/tokens.css'
import '~/ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { fetchAhead, fetchCode, prepareHydration, routes } from '~/app/router.tsx'
import { showStartFailure } from '~/app/start-failure.ts'
import { startPlatform } from '~/app/start-platform.ts'
import { loadEnvironment } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { configurePreload } from '~/platform/pages/preload.ts'

const root = document.getElementById('root')!

/** A failure of a service is shown by the boundary that caught it; anything else is a defect of ours and is logged. */
const rootOptions: RootOptions = {
  onCaughtError: (error) => {
    if (!isPortalError(error)) console.error(error)
  },
}

/** Configuration and version first: without them nothing may start (SHELL-68). Prerendered pages wait for nothing else. */
async function start(): Promise<void> {
  fetchCode(location.pathname)
  const [, hydrationData] = await Promise.all([loadEnvironment(), root.firstElementChild ? prepareHydration() : undefined])
  configurePreload(fetchAhead)
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  startPlatform(router)
  const app = <RouterProvider router={router} />
  if (hydrationData) {
    startTransition(() => void hydrateRoot(root, app, rootOptions))
  } else {
    root.replaceChildren()
    createRoot(root, rootOptions).render(app)
  }
}

try {
  await start()
} catch (error) {
  showStartFailure(root)
  throw error
}
