import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Card, Inline, Stack } from '../../src/ui/layout.tsx'
import css from './demo.module.css'
import { hrefOf } from '../../src/platform/pages/page-registry.ts'
import { commitOfPortal } from './control.ts'
import { parametersOf } from './open-pages.ts'
import { addressOf, testOf, type Scenario } from './scenario.ts'
import { useLoaded } from './use-loaded.ts'

/**
 * Shows the scenario as a link for a bug report and as the first lines of a test. The link has no host name, so it
 * opens in the portal of the person who reads the report.
 */
export function Share({ scenario }: { scenario: Scenario }) {
  const [said, setSaid] = useState('')
  const { data: commit } = useLoaded(commitOfPortal)
  const link = `${location.pathname}${addressOf({ ...scenario, commit })}`
  const test = testOf(scenario, pathOf(scenario))
  const withBody = scenario.rules.filter(({ body }) => body !== undefined)
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
        {withBody.length > 0 && (
          <p>The link leaves out the prepared answer of {withBody.map(({ operationId }) => operationId).join(', ')}.</p>
        )}
        <pre className={css.code}>{test}</pre>
      </Stack>
    </Card>
  )
}

/**
 * The path of a page with parameters, after the language. Returns undefined for a page without parameters, or if a
 * value is missing.
 */
function pathOf({ page, at = {} }: Scenario): string | undefined {
  const names = parametersOf(page)
  return names.length > 0 && names.every((name) => at[name]) ? hrefOf(page, at, 'en').slice('/en'.length) : undefined
}
