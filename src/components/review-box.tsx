import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useCatalogues, useText } from '~/platform/i18n/text.tsx'
import { currentSession } from '~/platform/session/session-store.ts'
import { Actions, Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Card, type DefinitionItem, DefinitionList, Heading, Stack } from '../ui/layout.tsx'

interface ReviewBoxProps {
  title: string
  items: readonly DefinitionItem[]
  /** consent or warnings before the confirmation */
  children?: ReactNode
  confirmLabel: string
  onConfirm: () => void
  isBusy: boolean
  /** label of the button that leads back to the form, which keeps all answers */
  changeLabel: string
  onChange: () => void
}

/**
 * The review of answers before they are sent (D-61, D-145). The review replaces the form, so the focus moves to the
 * title of the review. Who leaves the page now is asked first, because the answers look as if they were saved.
 */
export function ReviewBox({
  title,
  items,
  children,
  confirmLabel,
  onConfirm,
  isBusy,
  changeLabel,
  onChange,
}: ReviewBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card>
      <Stack gap="l">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <DefinitionList items={items} />
        {children}
        <LeaveGuard isSending={isBusy} />
        <Actions>
          <Button busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={onChange}>
            {changeLabel}
          </Button>
        </Actions>
      </Stack>
    </Card>
  )
}

// The messages are loaded with the review, because the member may have no connection when they are needed.
const CATALOGUES = ['review'] as const

const withoutLocale = (pathname: string): string => pathname.replace(/^\/(en|fr)(?=\/)/, '')

/**
 * Asks before the member leaves the page, unless the answers have been sent, with whatever outcome. The form, the other
 * language and the end of the session are no such leave.
 */
function LeaveGuard({ isSending }: { readonly isSending: boolean }) {
  const text = useText()
  const [wasSent, setSent] = useState(isSending)
  if (isSending && !wasSent) setSent(true)
  // without its texts, the question could not be seen, and the member could not leave
  const hasTexts = useCatalogues(CATALOGUES)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasTexts &&
      !wasSent &&
      currentSession() !== undefined &&
      withoutLocale(currentLocation.pathname) !== withoutLocale(nextLocation.pathname),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      tone="warn"
      title={text('review.leave.title')}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{text('review.leave.stay')}</Button>
          <Button variant="quiet" onClick={() => blocker.proceed()}>
            {text('review.leave.leave')}
          </Button>
        </>
      }
    >
      <p>{text('review.leave.text')}</p>
    </Dialog>
  )
}
