import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { type Submission, useSubmission } from '~/platform/use-submission.ts'
import { invitationChanged, invitationToken } from './invitation.ts'

interface Step<Data> {
  /** sends the answers and resolves to the next page */
  readonly send: (data: Data, token: string) => Promise<PageId>
  /**
   * HTTP statuses of refusals that end the invitation, with the pages that explain them; all other errors are shown on
   * the step
   */
  readonly ends: Readonly<Record<number, PageId>>
  readonly loading: string
}

/**
 * One step of the digital welcome: sends the answers and opens the next page, or the page that explains why the
 * invitation has ended.
 */
export function useStep<Data>({ send, ends, loading }: Step<Data>): Submission<Data> {
  const openPage = useOpenPage()
  return useSubmission(
    async (data: Data) => {
      const token = invitationToken()
      await openPage(await pageAfter(() => send(data, token), ends, token), { replace: true })
    },
    { text: loading },
  )
}

async function pageAfter(send: () => Promise<PageId>, ends: Step<never>['ends'], token: string): Promise<PageId> {
  try {
    return await send()
  } catch (error) {
    const page = isPortalError(error) && error.status !== undefined ? ends[error.status] : undefined
    if (!page) throw error
    await invitationChanged(token)
    return page
  }
}
