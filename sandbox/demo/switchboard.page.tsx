import { useState } from 'react'
import { currentLocale, isLocale, type Locale } from '../../src/platform/i18n/locale.ts'
import { Button } from '../../src/ui/button.tsx'
import { Card, Inline, Grid, Stack } from '../../src/ui/layout.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { Page } from '../../src/components/page.tsx'
import { Calls } from './calls.tsx'
import { ChooseMember } from './choose-member.tsx'
import { firstNotKnown } from '../http/nearest.ts'
import { commitOfPortal, control, openAs, type OperationEntry, type PersonaEntry } from './control.ts'
import { Members } from './members.tsx'
import { messageOf } from './message-of.ts'
import { mistakeInPage, OPEN_PAGES } from './open-pages.ts'
import { Parameters } from './parameters.tsx'
import { PolicySwitches } from './policy-switches.tsx'
import { Rules } from './rules.tsx'
import { addressOf, FIRST_PAGE, readScenario, type Scenario } from './scenario.ts'
import { Share } from './share.tsx'
import { TimeAndMail } from './time-and-mail.tsx'
import { useLoaded } from './use-loaded.ts'
import { Waiting } from './waiting.tsx'

/**
 * The switchboard page, on which a tester chooses the member, brand, flags and language, and the responses of
 * operations.
 */
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
  /** true if a link opened the page and the tester has not yet applied the scenario of the link */
  isWaiting: boolean
  /** the commit from which this portal was built */
  commit: string
}

/**
 * Loads the state of the sandbox and the scenario from the URL. The scenario is not applied until the tester presses
 * the button.
 */
async function prepare(): Promise<Prepared> {
  const wanted = readScenario(location.search)
  const [operations, { personas, password }, rules, { aheadSeconds, now }, commit] = await Promise.all([
    control.operations(),
    control.personas(),
    control.faults(),
    control.clock(),
    commitOfPortal(),
  ])
  if (wanted) {
    const mistake = firstNotKnown('member', [wanted.persona], keysOf(personas)) ?? mistakeInPage(wanted.page)
    if (mistake) throw new Error(mistake)
    return { password, personas, operations, scenario: wanted, time: now, isWaiting: true, commit }
  }
  const world = new URLSearchParams(location.search).get('world')
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
      ...(world && { world }),
    },
    time: now,
    isWaiting: false,
    commit,
  }
}

const keysOf = (personas: readonly PersonaEntry[]) => personas.map(({ key }) => key)

/**
 * Sends the tester's changes to the policy and history to the sandbox. The sandbox then drops all earlier changes to
 * the persona. The request therefore repeats the changes to people on the plan, which only tests and the command line
 * can make.
 */
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
  isWaiting: isWaitingAtFirst,
  commit,
  reload,
}: Prepared & { reload: () => void }) {
  const [personas, setPersonas] = useState(known)
  const [scenario, setScenario] = useState(first)
  const [trouble, setTrouble] = useState<string>()
  const [isWaiting, setWaiting] = useState(isWaitingAtFirst)
  const { persona: key, locale, page, at = {}, policy, aheadSeconds, rules } = scenario
  const persona = personas.find((each) => each.key === key)!
  const act = (work: () => Promise<unknown>) =>
    void work().then(
      () => setTrouble(undefined),
      (error: unknown) => setTrouble(messageOf(error)),
    )
  /**
   * Applies a change now, unless the scenario of a link has not been applied yet. In that case the change is applied
   * together with the scenario.
   */
  const unlessWaiting = (work: () => Promise<unknown>) => (isWaiting ? undefined : act(work))
  const setUp = async () => {
    if (!isWaiting) return
    await vary(persona, scenario)
    await control.setFaults(rules)
    await control.setClock(aheadSeconds)
    setWaiting(false)
  }
  // The page and the URL show a change at once. The caller sends the change to the sandbox.
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
    const next = change({ policy: different })
    unlessWaiting(() => vary(persona, next))
  }
  const open = (who: string) =>
    act(async () => {
      await setUp()
      await openAs(personas.find((each) => each.key === who)!.login, password, page, locale, at)
    })
  const forget = () => {
    const { world } = scenario
    history.replaceState(history.state, '', location.pathname + (world ? `?world=${world}` : ''))
    act(() => control.reset().then(reload))
  }
  return (
    <Stack gap="l">
      {isWaiting && <Waiting scenario={scenario} commit={commit} onPress={() => act(setUp)} />}
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
                  onChange={(next) => change({ page: next ?? page, at: undefined })}
                />
              )}
            </Field>
          </Grid>
          <Parameters page={page} at={at} onChange={(next) => change({ at: next })} />
          <PolicySwitches key={key} own={persona.policy} different={policy} onChange={switchPolicy} />
        </Stack>
      </Card>
      <Card title="What operations answer">
        <Rules
          operations={operations}
          rules={rules}
          onChange={(next) => {
            change({ rules: next })
            unlessWaiting(() => control.setFaults(next))
          }}
        />
      </Card>
      <Card title="Time and e-mails">
        <TimeAndMail
          aheadSeconds={aheadSeconds}
          onChange={(next) => {
            change({ aheadSeconds: next })
            unlessWaiting(() => control.setClock(next))
          }}
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
