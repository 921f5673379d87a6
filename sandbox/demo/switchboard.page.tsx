import { useState } from 'react'
import { currentLocale, isLocale, type Locale } from '../../src/platform/i18n/locale.ts'
import { Button } from '../../src/ui/button.tsx'
import { Card, Inline, Grid, Stack } from '../../src/ui/layout.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { Page } from '../../src/components/page.tsx'
import { Calls } from './calls.tsx'
import { ChooseMember } from './choose-member.tsx'
import { control, openAs, type OperationEntry, type PersonaEntry } from './control.ts'
import { Members } from './members.tsx'
import { messageOf } from './message-of.ts'
import { OPEN_PAGES } from './open-pages.ts'
import { PolicySwitches } from './policy-switches.tsx'
import { Rules } from './rules.tsx'
import { addressOf, FIRST_PAGE, readScenario, type Scenario } from './scenario.ts'
import { Share } from './share.tsx'
import { TimeAndMail } from './time-and-mail.tsx'
import { useLoaded } from './use-loaded.ts'

/** The tester's switchboard: the member, the brand, flags and language, and the responses of operations. */
function DemoSwitchboardPage() {
  const { data, failure, reload } = useLoaded(prepare)
  return (
    <Page
      id="demo.switchboard"
      lead="Choose a member and a situation, then open the portal in it. The address of this page holds all of it."
    >
      {failure && <p role="alert">{failure}</p>}
      {data ? (
        <Switchboard key={data.time} {...data} reload={reload} />
      ) : (
        !failure && <p role="status">Asking the sandbox...</p>
      )}
    </Page>
  )
}

export { DemoSwitchboardPage as Component }

interface Prepared {
  password: string
  personas: readonly PersonaEntry[]
  operations: readonly OperationEntry[]
  scenario: Scenario
  time: string
}

/** Sets the sandbox to the scenario of the address; leaves it alone where the address has none. */
async function prepare(): Promise<Prepared> {
  const wanted = readScenario(location.search)
  const operations = await control.operations()
  if (wanted) {
    const persona = (await control.personas()).personas.find(({ key }) => key === wanted.persona)
    if (!persona) throw new Error(`There is no member ${wanted.persona}.`)
    await vary(persona, wanted)
    await control.setFaults(wanted.rules)
    const { now } = await control.setClock(wanted.aheadSeconds)
    return { ...(await control.personas()), operations, scenario: wanted, time: now }
  }
  const [{ personas, password }, rules, { aheadSeconds, now }] = await Promise.all([
    control.personas(),
    control.faults(),
    control.clock(),
  ])
  return {
    password,
    personas,
    operations,
    scenario: {
      ...differentAbout(personas, 'default'),
      locale: currentLocale(),
      page: FIRST_PAGE,
      aheadSeconds,
      rules,
    },
    time: now,
  }
}

/** People on the plan keep the changes of a test or a shell. */
const vary = (
  { login, variation }: PersonaEntry,
  { policy, historyLines }: Pick<Scenario, 'policy' | 'historyLines'>,
) =>
  control.vary(login, {
    policy,
    ...(variation.participants && { participants: variation.participants }),
    ...(historyLines !== undefined && { historyLines }),
  })

function differentAbout(
  personas: readonly PersonaEntry[],
  key: string,
): Pick<Scenario, 'persona' | 'policy' | 'historyLines'> {
  const { policy = {}, historyLines } = personas.find((each) => each.key === key)!.variation
  return { persona: key, policy, ...(historyLines !== undefined && { historyLines }) }
}

const LANGUAGES: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
]

function Switchboard({
  password,
  personas: known,
  operations,
  scenario: first,
  reload,
}: Prepared & { reload: () => void }) {
  const [personas, setPersonas] = useState(known)
  const [scenario, setScenario] = useState(first)
  const [trouble, setTrouble] = useState<string>()
  const { persona: key, locale, page, policy, aheadSeconds, rules } = scenario
  const persona = personas.find((each) => each.key === key)!
  const act = (work: Promise<unknown>) =>
    void work.then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(messageOf(error)),
    )
  // a change shows at once, goes into the address, and then to the sandbox
  const change = (part: Partial<Scenario>) => {
    const next = { ...scenario, ...part }
    setScenario(next)
    history.replaceState(history.state, '', addressOf(next))
    return next
  }
  const choose = (next: string) => change({ historyLines: undefined, ...differentAbout(personas, next) })
  const switchPolicy = (different: Scenario['policy']) => {
    setPersonas(
      personas.map((each) =>
        each === persona ? { ...each, variation: { ...each.variation, policy: different } } : each,
      ),
    )
    act(vary(persona, change({ policy: different })))
  }
  const open = (who: string) => act(openAs(personas.find((each) => each.key === who)!.login, password, page, locale))
  const forget = () => {
    history.replaceState(history.state, '', location.pathname)
    act(control.reset().then(reload))
  }
  return (
    <Stack gap="l">
      <Card title="Who">
        <Stack gap="m">
          <ChooseMember personas={personas} value={key} onChange={choose} />
          <Members personas={personas} chosen={key} onChoose={choose} onOpen={open} />
          <Grid columns="halves">
            <Field id="language" label="Language">
              {(aria) => (
                <Select
                  {...aria}
                  options={LANGUAGES}
                  value={locale}
                  onChange={(next) => change({ locale: isLocale(next) ? next : locale })}
                />
              )}
            </Field>
            <Field id="page" label="Page">
              {(aria) => (
                <Select
                  {...aria}
                  options={OPEN_PAGES}
                  value={page}
                  onChange={(next) => change({ page: next ?? page })}
                />
              )}
            </Field>
          </Grid>
          <PolicySwitches key={key} own={persona.policy} different={policy} onChange={switchPolicy} />
        </Stack>
      </Card>
      <Card title="What operations answer">
        <Rules
          operations={operations}
          rules={rules}
          onChange={(next) => act(control.setFaults(change({ rules: next }).rules))}
        />
      </Card>
      <Card title="Time and e-mails">
        <TimeAndMail
          aheadSeconds={aheadSeconds}
          onChange={(next) => act(control.setClock(change({ aheadSeconds: next }).aheadSeconds))}
        />
      </Card>
      {trouble && <p role="alert">{trouble}</p>}
      <Inline>
        <Button onClick={() => open(key)}>Open the portal as {key}</Button>
        <Button variant="quiet" onClick={forget}>
          Forget everything
        </Button>
      </Inline>
      <Share scenario={scenario} />
      <Card title="What was called">
        <Calls />
      </Card>
    </Stack>
  )
}
