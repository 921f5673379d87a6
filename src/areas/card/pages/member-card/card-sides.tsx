import { useState } from 'react'
import type { CardPerson } from '~generated/member/model/index.ts'
import { formatName } from '~/platform/names/format-name.ts'
import { brandStore } from '~/platform/brand/brand.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { phoneText } from '~/platform/phone/phone.ts'
import { useStore } from '~/platform/store/store.ts'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Logo } from '~/ui/logo/logo.tsx'
import css from './card-sides.module.css'

interface CardFacts {
  /** the signed-in member's, formatted (CARD-01) */
  readonly name: string
  readonly cardholder: string
  readonly policyId: string
  readonly certificateId: string
  /** ten digits */
  readonly serviceNumber: string
  readonly others: readonly CardPerson[]
}

/** Front and back: side by side where there is room and on paper; on a phone one at a time, turned over by a button. */
export function CardSides({ name, cardholder, policyId, certificateId, serviceNumber, others }: CardFacts) {
  const text = useText()
  const brand = useStore(brandStore)
  const [shown, setShown] = useState<'front' | 'back'>('front')
  const other = shown === 'front' ? 'back' : 'front'
  return (
    <Stack gap="m">
      <div className={css.sides} data-shown={shown} id="member-card">
        <div className={css.front}>
          <Card tone="accent" title={text('card.title')} action={<Logo brand={brand} name={text('shell.portal')} />}>
            <DefinitionList
              layout="tiles"
              items={[
                { id: 'name', label: text('card.name'), value: name },
                ...(cardholder.toLowerCase() === name.toLowerCase()
                  ? []
                  : [{ id: 'cardholder', label: text('card.cardholder'), value: formatName(cardholder, text.locale) }]),
                { id: 'policy', label: text('card.policy'), value: policyId },
                { id: 'certificate', label: text('card.certificate'), value: certificateId },
              ]}
            />
          </Card>
        </div>
        <div className={css.back}>
          <Card
            tone="accent"
            title={text('card.service')}
            action={
              <a className={css.phone} href={`tel:+1${serviceNumber}`}>
                {phoneText(serviceNumber)}
              </a>
            }
          >
            <Stack gap="s">
              <Heading level={3}>{text('card.others')}</Heading>
              {others.length === 0 ? (
                <p>{text('card.alone')}</p>
              ) : (
                <DefinitionList
                  layout="tiles"
                  items={others.map(({ idNumber, name: person }) => ({ id: `${idNumber} ${person}`, label: formatName(person, text.locale), value: idNumber }))}
                />
              )}
            </Stack>
          </Card>
        </div>
      </div>
      <div className={css.turn}>
        <Button variant="quiet" aria-controls="member-card" onClick={() => setShown(other)}>
          {text(`card.turn.${other}`)}
        </Button>
      </div>
    </Stack>
  )
}
