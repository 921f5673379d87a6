import { useState } from 'react'
import { OPERATIONS, type OperationId } from '../../generated/operations.ts'
import { currentLocale } from '../../src/platform/i18n/locale.ts'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { Inline, Stack } from '../../src/ui/layout.tsx'
import { Page } from '../../src/components/page.tsx'
import { ChooseMember } from './choose-member.tsx'
import { control, openAs, type PersonaEntry } from './control.ts'
import { PLAIN_PAGES } from './open-pages.ts'
import { useLoaded } from './use-loaded.ts'
import { messageOf } from './message-of.ts'

/** Operations that never get a random response. If the session or the policy were random, no page could be opened. */
const STEADY: ReadonlySet<string> = new Set(['login', 'getJwt', 'getSecurityPolicy', 'getTermsAndConditions'])
const READS = (Object.keys(OPERATIONS) as OperationId[]).filter(
  (id) => OPERATIONS[id].method === 'GET' && !STEADY.has(id),
)

/**
 * The page on which a tester opens any portal page with random responses that match the contract. Every page must work
 * with any data that the contract allows.
 */
function DemoFuzzyPage() {
  const { data, failure } = useLoaded(control.personas)
  return (
    <Page
      id="demo.fuzzy"
      lead="Every operation that reads answers random data that its contract allows. The same seed gives the same data."
    >
      {failure && <p role="alert">{failure}</p>}
      {data && <SeedForm {...data} />}
    </Page>
  )
}

export { DemoFuzzyPage as Component }

function SeedForm({ personas, password }: { personas: readonly PersonaEntry[]; password: string }) {
  const [key, setKey] = useState('default')
  const [seed, setSeed] = useState('1')
  const [page, setPage] = useState<string>('dashboard.home')
  const [trouble, setTrouble] = useState<string>()
  const attempt = (work: Promise<unknown>) => void work.catch((error: unknown) => setTrouble(messageOf(error)))
  const show = async () => {
    await control.setFaults(
      READS.map((operationId, index) => ({ operationId, status: 'random', seed: Number(seed) * 1000 + index })),
    )
    await openAs(personas.find((each) => each.key === key)!.login, password, page, currentLocale())
  }
  return (
    <Stack gap="m">
      <ChooseMember personas={personas} value={key} onChange={setKey} />
      <Field id="page" label="Page">
        {(aria) => (
          <Select
            {...aria}
            options={PLAIN_PAGES}
            value={page}
            emptyLabel="Choose a page"
            onChange={(next) => setPage(next ?? page)}
          />
        )}
      </Field>
      <Field id="seed" label="Seed" error={trouble}>
        {(aria) => <TextInput {...aria} inputMode="numeric" width="s" value={seed} onChange={setSeed} />}
      </Field>
      <Inline>
        <Button onClick={() => attempt(show())}>Show this page with random data</Button>
        <Button variant="quiet" onClick={() => attempt(control.setFaults([]))}>
          Back to ordinary data
        </Button>
      </Inline>
    </Stack>
  )
}
