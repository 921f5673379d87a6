import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { configurePreload } from '~/platform/pages/preload.ts'
import { followNavigations } from './follow-navigations.ts'
import { fetchAhead, fetchCode, isAdmittedHere, prepareHydration, routes, type HydrationData, type PortalRouter } from './router.tsx'
import type { Start } from './start.ts'
import { startPlatform } from './start-platform.ts'

function createRouter(hydrationData: HydrationData | undefined): PortalRouter {
  configurePreload(fetchAhead)
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  followNavigations(router)
  return router
}

/** Starts the portal with its router, at the address in the window. Prerendered pages wait for nothing but the configuration. */
export async function start({ element, options, configuration }: Start): Promise<void> {
  fetchCode(location.pathname)
  const hydrationDataHere = async () => (element.firstElementChild && (await isAdmittedHere()) ? prepareHydration() : undefined)
  const [hydrationData] = await Promise.all([hydrationDataHere(), configuration])
  const router = createRouter(hydrationData)
  startPlatform((to) => router.navigate(to))
  const app = <RouterProvider router={router} />
  if (hydrationData) {
    startTransition(() => void hydrateRoot(element, app, options))
  } else {
    element.replaceChildren()
    createRoot(element, options).render(app)
  }
}

/** The router of a page that was started without one. It begins where that page stands, and asks nobody again. */
export const routerHere = async (): Promise<PortalRouter> => createRouter(await prepareHydration())

/** Shows what the router shows, in place of the page that was started without it. */
export const showRouter = (root: Root, router: PortalRouter): void => root.render(<RouterProvider router={router} />)
