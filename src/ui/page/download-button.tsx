import { useState } from 'react'
import { showError } from '~/platform/errors/error-store.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '../live-region/announcements.ts'
import { Button } from '../button/button.tsx'

/** Fetches a PDF and saves it. Busy while it comes, said when it is there, the global error when it fails (HIST-45, D-89). */
export function DownloadButton({ label, download }: { label: string; download: () => Promise<void> }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  async function run() {
    setBusy(true)
    try {
      await download()
      announce(text('download.done'))
    } catch (error) {
      if (!isPortalError(error)) throw error
      if (error.kind !== 'cancelled') showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" icon="download" busy={isBusy} onClick={() => void run()}>
      {isBusy ? text('download.busy') : label}
    </Button>
  )
}
