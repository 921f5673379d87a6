import { Button } from '../../src/ui/button.tsx'
import { Cluster, Stack } from '../../src/ui/layout.tsx'
import { control } from './control.ts'
import { useLoaded } from './use-loaded.ts'

const SHOWN = 30

/** What was called lately, newest first. */
export function Calls() {
  const { data, failure, reload } = useLoaded(control.calls)
  const calls = (data?.calls ?? []).slice(-SHOWN).toReversed()
  return (
    <Stack gap="m">
      <Cluster>
        <Button variant="quiet" onClick={reload}>
          Refresh
        </Button>
        <Button variant="link" onClick={() => void control.forgetCalls().then(reload)}>
          Forget all calls
        </Button>
      </Cluster>
      {failure && <p role="alert">{failure}</p>}
      {calls.length === 0 ? (
        <p>Nothing was called yet.</p>
      ) : (
        <ol>
          {calls.map((call) => (
            <li key={`${call.at} ${call.operationId} ${call.durationMs}`}>
              {call.operationId} {call.status} ({call.durationMs} ms){call.fault ? `, ${call.fault}` : ''}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}
