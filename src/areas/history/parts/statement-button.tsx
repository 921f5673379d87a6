import type { ComponentProps } from 'react'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { DownloadButton } from '~/ui/page/download-button.tsx'

/** A statement of claims or payments as a PDF, for plans that have them; the pages stay without (D-181, GUARD-44). */
export const StatementButton = (props: ComponentProps<typeof DownloadButton>) => usePolicy().statements && <DownloadButton {...props} />
