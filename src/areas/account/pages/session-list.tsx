import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listSessionsQuery, useEndSession } from '~generated/account/queries/sessions.ts'
import type { MemberSession, SignInAttempt } from '~generated/account/model/index.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { nullOn404, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { Button } from '~/ui/button.tsx'
import { ActionRows, Card, Stack } from '~/ui/layout.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { formatInstant } from '../instant.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The sessions of the member; null if the service does not have this call (404) (D-252). */
export const sessionsQuery = () => mapQuery(listSessionsQuery(), nullOn404)

type Device = Pick<MemberSession, 'browser' | 'system' | 'country'>

/** `Safari on iPhone`, or only the part that is known. */
const deviceName = ({ browser, system }: Device, text: Text): string =>
  browser && system
    ? text('security.device', { browser, system })
    : (browser ?? system ?? text('security.device.unknown'))

/** The name of the country of a device; a country that is no code of two letters is shown as the service sends it. */
const countryOf = ({ country }: Device, text: Text): string | undefined =>
  country && /^[a-z]{2}$/i.test(country)
    ? new Intl.DisplayNames(text.tag, { type: 'region' }).of(country.toUpperCase())
    : country

/** How somebody signed in; a method that the portal does not know as the service names it. */
const signInMethod = ({ method }: SignInAttempt, text: Text): string =>
  text.has(`security.sign-in.${method}`) ? text.dynamic(`security.sign-in.${method}`) : method

function sessionNote(session: MemberSession, text: Text): string {
  const { isCurrent, signedInAt, lastUsedAt } = session
  const country = countryOf(session, text)
  const date = formatInstant(isCurrent ? signedInAt : lastUsedAt, text.tag)
  if (country) return text(isCurrent ? 'security.session.active.in' : 'security.session.used.in', { date, country })
  return text(isCurrent ? 'security.session.active' : 'security.session.used', { date })
}

/**
 * The sessions of the member and the latest sign-ins (D-252). Renders nothing if the service does not list them (404).
 */
export function SessionList() {
  const text = useText()
  const { data } = useSuspenseQuery(sessionsQuery())
  const [ending, setEnding] = useState<MemberSession>()
  // The cached list is removed on leaving, so that a later visit also shows devices that were used in the meantime.
  useEffect(() => () => queryClient.removeQueries({ queryKey: sessionsQuery().queryKey }), [])
  if (!data) return null
  return (
    <>
      <Card title={text('security.sessions')}>
        <ActionRows
          rows={data.sessions.map((session) => ({
            id: session.id,
            children: <strong>{deviceName(session, text)}</strong>,
            note: sessionNote(session, text),
            action: session.isCurrent ? (
              <StatusChip tone="ok">{text('security.session.current')}</StatusChip>
            ) : (
              <Button
                variant="quiet"
                aria-label={text('security.session.end.of', { device: deviceName(session, text) })}
                onClick={() => setEnding(session)}
              >
                {text('security.session.end')}
              </Button>
            ),
          }))}
        />
      </Card>
      {data.signIns.length > 0 && <SignIns attempts={data.signIns} />}
      {ending && <EndDialog session={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function SignIns({ attempts }: { readonly attempts: readonly SignInAttempt[] }) {
  const text = useText()
  return (
    <Card title={text('security.sign-ins')}>
      <Stack gap="m">
        <p>{text('security.sign-ins.lead')}</p>
        <ActionRows
          rows={attempts.map((attempt, index) => ({
            id: `${attempt.at} ${index}`,
            children: formatInstant(attempt.at, text.tag),
            note: [deviceName(attempt, text), countryOf(attempt, text), signInMethod(attempt, text)]
              .filter(Boolean)
              .join(', '),
            action: attempt.isRefused ? (
              <StatusChip tone="warn">{text('security.sign-in.refused')}</StatusChip>
            ) : (
              <StatusChip tone="neutral">{text('security.sign-in.accepted')}</StatusChip>
            ),
          }))}
        />
      </Stack>
    </Card>
  )
}

function EndDialog({ session, onClose }: { readonly session: MemberSession; readonly onClose: () => void }) {
  const text = useText()
  const device = deviceName(session, text)
  const { mutateAsync: end } = useEndSession()
  return (
    <ConfirmDialog
      title={text('security.end.title', { device })}
      confirm={text('security.end.confirm')}
      send={() => end({ sessionId: session.id })}
      done={text('security.end.done', { device })}
      onClose={onClose}
    >
      {text('security.end.text')}
    </ConfirmDialog>
  )
}
