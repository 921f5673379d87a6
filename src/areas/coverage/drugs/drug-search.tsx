import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DrugSearch as Asked, drugSearchForm } from '~generated/forms/coverage/drug-search.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { forgetInput, unsentInput } from '~/forms/unsent-input.ts'
import { isDrugName } from '~/forms/validators/text-rules.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { Notice } from '~/ui/notice.tsx'
import { DeferredSection } from '~/components/page.tsx'
import { uniqueDrugs } from './drug-results.ts'
import { BenefitsFailure, DrugRows } from './drug-lists.tsx'
import { drugSearchQuery, useDrugBenefits } from './drug-queries.ts'
import { drugSearchStore, PAGE, searchDrugs, showMore } from './drug-store.ts'

/**
 * Search for drugs by name or DIN, for one person (COV-43); the last results are restored on return to the page
 * (LOOK-07).
 */
export function DrugSearch({ person }: { person: string }) {
  const text = useText()
  const { drugNameOrDin } = useStore(drugSearchStore)
  // The words that the search of the whole portal passes on. The search starts with them if they can be a name.
  const [passed] = useState(() => unsentInput<Asked>('coverage.drugs').drugNameOrDin)
  const typed = passed ?? drugNameOrDin
  useEffect(() => {
    forgetInput('coverage.drugs')
    if (passed !== undefined && isDrugName(passed, { min: 3 })) searchDrugs(passed)
  }, [passed])
  return (
    <Stack gap="l">
      <Card title={text('coverage.drugs.search.title')}>
        <SchemaForm
          definition={drugSearchForm}
          initialData={typed === undefined ? {} : { drugNameOrDin: typed }}
          onSubmit={(asked: Asked) => searchDrugs(asked.drugNameOrDin)}
        >
          <Actions>
            <Button type="submit">{text('coverage.drugs.search.go')}</Button>
          </Actions>
        </SchemaForm>
      </Card>
      {drugNameOrDin !== undefined && (
        <DeferredSection value={drugNameOrDin} skeleton={{ count: 1 }}>
          {(shown) => <Found participant={person} drugName={shown} />}
        </DeferredSection>
      )}
    </Stack>
  )
}

function Found({ participant, drugName }: { participant: string; drugName: string }) {
  const text = useText()
  const drugs = uniqueDrugs(useSuspenseQuery(drugSearchQuery({ participant, drugName })).data)
  const { shown } = useStore(drugSearchStore)
  const first = drugs.slice(0, shown)
  // The coverage of the other drugs is requested only when they are shown.
  const known = useDrugBenefits(
    first.map(({ drugDin }) => drugDin),
    participant,
    PAGE,
  )
  const list = useRef<HTMLDivElement>(null)
  const count = drugs.length
  useAnnouncement(text('coverage.drugs.found', { count }))
  if (count === 0)
    return (
      <Notice
        tone="neutral"
        heading={text('coverage.drugs.found', { count })}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.drugs.none.text')}</p>
      </Notice>
    )
  function more() {
    showMore()
    // The focus moves to the first of the added drugs.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('li button')[shown]?.focus())
  }
  return (
    <Card title={text('coverage.drugs.found', { count })}>
      <Stack gap="m">
        <BenefitsFailure known={known} />
        <div ref={list}>
          <DrugRows drugs={first} known={known} />
        </div>
        {count > shown && (
          <div>
            <Button variant="quiet" onClick={more}>
              {text('coverage.drugs.more', { count: Math.min(PAGE, count - shown) })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
