import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { describeError } from '~/platform/errors/describe-error.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '../alert-box.tsx'
import { Button } from '../button.tsx'
import { useCountdown } from '../use-countdown.ts'
import { Stack } from '../layout.tsx'
import { ErrorReference } from './error-words.tsx'

interface SectionProps {
  readonly children: ReactNode
  /** stands above what is said of a failure, where the part held the page's heading */
  readonly header?: ReactNode
}

/** A part of a page that may fail by itself: says what happened, leaves the rest alone, and tries again on request. */
export function SectionBoundary({ children, header }: SectionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset} header={header}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}

class Boundary extends Component<SectionProps & { onReset: () => void }, { error: PortalError | undefined }> {
  override state = { error: undefined as PortalError | undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof PortalError ? error : new PortalError({ kind: 'server', cause: error }) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Stack gap="l">
        {this.props.header}
        <Failure
          error={error}
          onRetry={() => {
            this.props.onReset()
            this.setState({ error: undefined })
          }}
        />
      </Stack>
    )
  }
}

function Failure({ error, onRetry }: { error: PortalError; onRetry: () => void }) {
  const text = useText()
  const wait = useCountdown(error.retryAfter)
  return (
    <AlertBox live title={text('error.section')}>
      <Stack gap="s">
        <p>{describeError(error, text).body}</p>
        {wait > 0 && <p role="timer">{text('error.wait', { seconds: wait })}</p>}
        <ErrorReference error={error} />
        <div>
          <Button variant="quiet" aria-disabled={wait > 0} onClick={onRetry}>
            {text('error.retry')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}
