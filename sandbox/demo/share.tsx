import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Card, Inline, Stack } from '../../src/ui/layout.tsx'
import css from './demo.module.css'
import { addressOf, testOf, type Scenario } from './scenario.ts'

/** The scenario as a link for a bug report, and as the beginning of a test. */
export function Share({ scenario }: { scenario: Scenario }) {
  const [said, setSaid] = useState('')
  const link = `${location.origin}${location.pathname}${addressOf(scenario)}`
  const test = testOf(scenario)
  const copy = (what: string, text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} was copied.`),
      () => setSaid(`${what} could not be copied: select it below.`),
    )
  return (
    <Card title="Hand it on">
      <Stack gap="m">
        <Inline>
          <Button variant="quiet" onClick={() => copy('The link', link)}>
            Copy the link
          </Button>
          <Button variant="quiet" onClick={() => copy('The test', test)}>
            Copy as a test
          </Button>
        </Inline>
        <p role="status">{said}</p>
        <p>
          <a href={link} className={css.link}>
            {link}
          </a>
        </p>
        <pre className={css.code}>{test}</pre>
      </Stack>
    </Card>
  )
}
