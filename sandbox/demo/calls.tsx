import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Inline, Stack } from '../../src/ui/layout.tsx'
import type { Call, Exchange } from '../http/journal.ts'
import { control, sandboxAddress } from './control.ts'
import css from './demo.module.css'
import { messageOf } from './message-of.ts'
import { useLoaded } from './use-loaded.ts'

const SHOWN = 30

/**
 * Lists the latest calls to the sandbox, newest first. Each has its request, its response, and the rule that determined
 * the response, if any.
 */
export function Calls() {
  const { data, failure, reload } = useLoaded(control.calls)
  const calls = (data?.calls ?? []).slice(-SHOWN).toReversed()
  return (
    <Stack gap="m">
      <Inline>
        <Button variant="quiet" onClick={reload}>
          Refresh
        </Button>
        <Button variant="link" onClick={() => void control.forgetCalls().then(reload)}>
          Forget all calls
        </Button>
        <a href={`${sandboxAddress()}/calls/`}>All calls</a>
      </Inline>
      {failure && <p role="alert">{failure}</p>}
      {calls.length === 0 ? (
        <p>Nothing was called yet.</p>
      ) : (
        <ol className={css.calls}>
          {calls.map((call) => (
            <li key={call.id}>
              <OneCall {...call} />
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

function OneCall({ id, at, operationId, method, path, status, durationMs, by }: Call) {
  const [exchange, setExchange] = useState<Exchange | string>()
  const read = () =>
    void control.exchange(id).then(setExchange, (error: unknown) => {
      setExchange(messageOf(error))
    })
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && exchange === undefined && read()}>
      <summary>
        <time dateTime={at}>{at.slice(11, 19)}</time> {operationId} {status || 'no answer'}{' '}
        <small>({[`${durationMs} ms`, by].filter(Boolean).join(', ')})</small>
      </summary>
      <Stack gap="s">
        <p>
          <code>
            {method} {path}
            {typeof exchange === 'object' && exchange.query && `?${exchange.query}`}
          </code>
        </p>
        {typeof exchange === 'string' && <p role="alert">{exchange}</p>}
        {typeof exchange === 'object' && (
          <>
            <Said heading="Request" text={exchange.request} />
            <Said heading="Answer" text={exchange.answer} />
          </>
        )}
      </Stack>
    </details>
  )
}

function Said({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h3>{heading}</h3>
      {text ? <pre className={css.code}>{text}</pre> : <p>Nothing.</p>}
    </>
  )
}
