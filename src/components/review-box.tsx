import { type ReactNode, useEffect, useRef } from 'react'
import { Actions, Button } from '../ui/button.tsx'
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
 * title of the review.
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
