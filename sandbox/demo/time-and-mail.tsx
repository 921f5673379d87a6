import { Button } from '../../src/ui/button.tsx'
import { Inline, Stack } from '../../src/ui/layout.tsx'
import { control, sandboxAddress } from './control.ts'
import { useLoaded } from './use-loaded.ts'

const STEPS = [
  { seconds: 61, label: 'Claims are decided (61 s later)' },
  { seconds: 31 * 60, label: 'The session ends (31 min later)' },
  { seconds: 24 * 3600, label: 'Tomorrow' },
] as const
const SHOWN = 5

/** Controls for the sandbox clock, which can only be moved forward, and the newest emails with their links. */
export function TimeAndMail({
  aheadSeconds,
  onChange,
}: {
  aheadSeconds: number
  onChange: (aheadSeconds: number) => void
}) {
  const { data: mails = [], failure, reload } = useLoaded(control.mails)
  return (
    <Stack gap="m">
      <p role="status">
        {aheadSeconds > 0
          ? `The sandbox is ${inWords(aheadSeconds)} ahead.`
          : 'The sandbox has the time of this machine.'}
      </p>
      <Inline>
        {STEPS.map(({ seconds, label }) => (
          <Button key={seconds} variant="quiet" onClick={() => onChange(aheadSeconds + seconds)}>
            {label}
          </Button>
        ))}
        {aheadSeconds > 0 && (
          <Button variant="link" onClick={() => onChange(0)}>
            Now
          </Button>
        )}
      </Inline>
      <h3>Newest e-mails</h3>
      {failure && <p role="alert">{failure}</p>}
      {mails.length === 0 && <p>No e-mail was sent.</p>}
      <ul>
        {mails.slice(0, SHOWN).map(({ id, to, locale, subject, links }) => (
          <li key={id}>
            <a lang={locale} href={`${sandboxAddress()}/outbox/${id}`}>
              {subject}
            </a>
            , to {to}
            {links.map(({ label, url }) => (
              <span key={url} lang={locale}>
                {': '}
                <a href={url}>{label}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Inline>
        <Button variant="link" onClick={reload}>
          Look again
        </Button>
        <a href={`${sandboxAddress()}/outbox/`}>All e-mails</a>
        <a href={`${sandboxAddress()}/claims/`}>Claims that arrived</a>
        <a href={`${sandboxAddress()}/violations/`}>Violations of the contract</a>
      </Inline>
    </Stack>
  )
}

/** Formats seconds: 90061 is `1 d 1 h 1 min 1 s`. */
function inWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [Math.floor(seconds) % 60, 's'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
