import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { usePageHref } from '~/platform/pages/navigation.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { estimateQuery } from '../../model/shared-estimate.ts'
import type { Branch } from '../../service-queries.ts'

interface ShareEstimateProps {
  readonly branch: Branch
  readonly code: string
  /** price of a visit, dollars with two decimals */
  readonly cost: string
  readonly visits: string
}

/**
 * Copies a link to an estimate, with the benefit, the price and the number of visits (D-283). If the browser does not
 * allow this, shows the link in a box, from which the member can copy it.
 */
export function ShareEstimate({ branch, code, cost, visits }: ShareEstimateProps) {
  const text = useText()
  const href = usePageHref()
  const link = location.origin + href(`coverage.${branch}-service`, { code }, estimateQuery(cost, visits))
  // the link that was copied, and the link that the browser did not allow the portal to copy
  const [copied, setCopied] = useState<string>()
  const [refused, setRefused] = useState<string>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(link)
      announce(text('estimate.shared'))
    } catch {
      setRefused(link)
    }
  }
  return (
    <Stack gap="s">
      <div>
        <Button variant="quiet" onClick={() => void copy()}>
          {text(copied === link ? 'estimate.shared' : 'estimate.share')}
        </Button>
      </div>
      <p>{text('estimate.share.text')}</p>
      {refused !== undefined && (
        <Field id="estimate-link" label={text('estimate.share.by-hand')}>
          {(aria) => <TextInput {...aria} value={link} onChange={() => undefined} />}
        </Field>
      )}
    </Stack>
  )
}
