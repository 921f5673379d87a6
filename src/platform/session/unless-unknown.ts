import { isPortalError } from '~/platform/errors/portal-error.ts'

/** Waits for a request that must not tell whether an account exists: 404 is as good as done (trust.md, People). */
export async function unlessUnknown(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!isPortalError(error) || error.status !== 404) throw error
  }
}
