import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import css from '../ui/skeleton.module.css'
import { useText } from '~/platform/i18n/text.tsx'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { describeError } from '~/platform/errors/describe-error.ts'
import { offerRetry, PortalError, wasShown } from '~/platform/errors/portal-error.ts'
import { AlertBox } from '../ui/alert-box.tsx'
import { Button } from '../ui/button.tsx'
import { useCountdown } from '../ui/use-countdown.ts'
import { Stack } from '../ui/layout.tsx'
import { ErrorReference } from './error-box.tsx'
import { useIsLate } from './use-is-late.ts'
import type { PageId } from '~/platform/pages/page-registry.ts'
import { PageHeader } from '../ui/page-header.tsx'

interface SkeletonProps {
  /** The text "Loading", which only screen readers announce. */
  label: string
  shape?: 'lines' | 'card' | 'table' | undefined
  /** Number of lines, cards or rows. */
  count?: number | undefined
}

/** Skeleton with the shape of the content, so that the layout does not shift (SHELL-60). */
export function Skeleton({ label, shape = 'lines', count = 3 }: SkeletonProps) {
  return (
    <div role="status" data-skeleton="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={classNames(css.group, shape === 'table' && css.table)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Shape key={index} shape={shape} />
        ))}
      </div>
    </div>
  )
}

function Shape({ shape }: { shape: NonNullable<SkeletonProps['shape']> }) {
  if (shape === 'lines') return <span className={css.bone} />
  if (shape === 'table')
    return (
      <div className={css.row}>
        <span className={css.bone} />
        <span className={css.bone} />
        <span className={css.bone} />
      </div>
    )
  return (
    <div className={css.card}>
      <span className={classNames(css.bone, css.title)} />
      <span className={css.bone} />
      <span className={css.bone} />
    </div>
  )
}

interface PageSkeletonProps {
  shape?: SkeletonProps['shape']
  count?: number
}

/** The skeleton of most pages while their data loads (SHELL-60). */
export function PageSkeleton({ shape = 'card', count = 2 }: PageSkeletonProps) {
  const text = useText()
  return <Skeleton label={text('shell.loading')} shape={shape} count={count} />
}

interface SectionProps {
  readonly children: ReactNode
  /** content above the error; needed if the section that failed contains the page's heading */
  readonly header?: ReactNode
  /** content below the error, for example the way to another page */
  readonly footer?: ReactNode
}

/**
 * Error boundary of a section. It shows the error, but not its message if the error dialog has already shown it. The
 * rest of the page stays usable, and the member can load the section again.
 */
export function SectionBoundary({ children, ...around }: SectionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset} {...around}>
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

  private readonly retry = () => {
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <Stack gap="l">
        {this.props.header}
        <Failure error={error} onRetry={this.retry} />
        {this.props.footer}
      </Stack>
    )
  }
}

function Failure({ error, onRetry }: { error: PortalError; onRetry: () => void }) {
  const text = useText()
  const wait = useCountdown(error.retryAfter)
  const isTold = wasShown(error)
  useEffect(() => (isTold ? offerRetry(onRetry) : undefined), [isTold, onRetry])
  return (
    <AlertBox live title={text('error.section')}>
      <Stack gap="s">
        {!isTold && <p>{describeError(error, text).body}</p>}
        {wait > 0 && <p role="timer">{text('error.wait', { seconds: wait })}</p>}
        {!isTold && <ErrorReference error={error} />}
        <div>
          <Button variant="quiet" aria-disabled={wait > 0} onClick={onRetry}>
            {text('error.retry')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

interface DeferredProps<Value> {
  /** What the section is about. Values with the same JSON are the same. */
  value: Value
  skeleton?: PageSkeletonProps
  /** Renders the content for a value. `isPending` is true while the content for the next value loads. */
  children: (value: Value, isPending: boolean) => ReactNode
}

/**
 * A section whose content depends on a value, such as the search or the chosen person. When the value changes, the last
 * content stays until the next has loaded, or until the wait is long enough for a skeleton. A `Suspense` boundary with
 * the value as its key would show a skeleton at once.
 */
export function DeferredSection<Value>({ value, skeleton, children }: DeferredProps<Value>) {
  const shown = useDeferredValue(value)
  const key = JSON.stringify(shown)
  const isPending = key !== JSON.stringify(value)
  const isLate = useIsLate(isPending)
  return (
    <Suspense fallback={<PageSkeleton {...skeleton} />}>
      <SectionBoundary key={key}>
        {isPending && isLate ? <PageSkeleton {...skeleton} /> : children(shown, isPending)}
      </SectionBoundary>
    </Suspense>
  )
}

interface PageProps {
  /** id of the page; by default the heading is the page's title, message `page.<id>` */
  id: PageId
  /** the heading of a page about one record, instead of the page's title; an empty text has no effect */
  title?: string | undefined
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The content of a page: its heading, and its children, which may suspend or fail. */
export function Page({ id, title, eyebrow, lead, actions, children }: PageProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <PageHeader eyebrow={eyebrow} title={title || text.dynamic(`page.${id}`)} lead={lead} actions={actions} />
      <SectionBoundary>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </SectionBoundary>
    </Stack>
  )
}
