import { useState } from 'react'
import { showError } from '~/platform/errors/error-store.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { announce } from '../live-region/announcements.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/layout.tsx'

interface DownloadButtonProps {
  label: string
  /** `none`: the service has no such document */
  download: () => Promise<void | 'none'>
  /** said in place when there is none (D-89) */
  none?: string | undefined
}

/** Fetches a PDF and saves it. Busy while it comes, said when it is there, the global error when it fails (HIST-45, D-89). */
export function DownloadButton({ label, download, none }: DownloadButtonProps) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle')
  async function run() {
    setState('busy')
    try {
      const isThere = (await download()) !== 'none'
      announce(isThere || !none ? text('download.done') : none)
      setState(isThere ? 'idle' : 'none')
    } catch (error) {
      setState('idle')
      if (!isPortalError(error)) throw error
      if (error.kind !== 'cancelled') showError(error)
    }
  }
  const button = (
    <Button variant="quiet" icon="download" busy={state === 'busy'} onClick={() => void run()}>
      {state === 'busy' ? text('download.busy') : label}
    </Button>
  )
  if (!none) return button
  return (
    <Stack gap="s">
      <div>{button}</div>
      {state === 'none' && <p>{none}</p>}
    </Stack>
  )
}
