import { useEffect, useState } from 'react'
import { today8 } from '~/domain/dates/date8.ts'
import { formatPhone } from '~/domain/participants.ts'
import { type Brand, brandStore } from '~/platform/config/brand.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { loadChunk } from '~/platform/load-chunk.ts'
import { isPlanOver, usePolicy } from '~/platform/policy/policy.ts'
import { query } from '~/platform/query/query.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { deleteOfflineCard } from '~/platform/session/delete-offline-card.ts'
import { findOfflineCard } from '~/platform/session/offline-card.ts'
import { isEmbedded, memberId } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Heading, Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import type { OfflineCard } from '../offline-card-document.ts'

/** What is on the card. The names are formatted (CARD-01). */
export interface CardFacts {
  /** the signed-in member's name */
  readonly name: string
  readonly cardholder: string
  readonly policyId: string
  readonly certificateId: string
  /** the number of the signed-in member, if it differs from the certificate number, which is the cardholder's */
  readonly ownNumber: string | undefined
  /** ten digits */
  readonly serviceNumber: string
  /** travel assistance; `number` is for a tel: link, `value` is the number as people write it */
  readonly travel: readonly { readonly label: string; readonly value: string; readonly number: string }[]
  readonly others: readonly { readonly idNumber: string; readonly name: string }[]
}

type Stored = Awaited<ReturnType<typeof findOfflineCard>>

/** Until when the card is on this device (D-321). It is asked with the data of the card, so that nothing moves. */
export const offlineCardQuery = () => query(['offlineCard'], () => findOfflineCard(memberId()))
const setStored = (stored: Stored) => queryClient.setQueryData(offlineCardQuery().queryKey, stored)

const loadStore = () => import('../store-offline-card.ts')

/** The card as it will be shown without a connection, in the language of the page. */
function offlineCardOf(text: Text, brand: Brand, facts: CardFacts): OfflineCard {
  const { name, cardholder, policyId, certificateId, ownNumber, serviceNumber, travel, others } = facts
  const isHolder = cardholder.toLowerCase() === name.toLowerCase()
  return {
    locale: text.locale,
    brand,
    portal: text('shell.portal'),
    title: text('card.title'),
    notice: text('card.offline.notice', { date: text.date(today8()) }),
    number: { label: text('card.certificate'), value: certificateId },
    facts: [
      { label: text('card.policy'), value: policyId },
      ...(ownNumber ? [{ label: text('card.own'), value: ownNumber }] : []),
      { label: text('card.name'), value: name },
      ...(isHolder ? [] : [{ label: text('card.cardholder'), value: cardholder }]),
    ],
    service: { label: text('card.service'), value: formatPhone(serviceNumber), number: serviceNumber },
    travel: { title: text('card.travel'), phones: travel },
    others: {
      title: text('card.others'),
      nobody: text('card.alone'),
      people: others.map((person) => ({ label: person.name, value: person.idNumber })),
    },
    warning: text('card.offline.warning'),
    retry: text('card.offline.retry'),
  }
}

/**
 * Offers to keep the card on this device, so that it can be shown without a connection, and to remove it again
 * (D-320..D-323). A card that is stored is replaced by the present one whenever this page opens. Browsers that cannot
 * keep it, and portals that do not offer it, show nothing.
 */
export function OfflineCardOffer({ facts, stored }: { readonly facts: CardFacts; readonly stored: Stored }) {
  const text = useText()
  const isOver = isPlanOver(usePolicy())
  if (stored === 'unavailable' || isEmbedded()) return null
  return (
    <section aria-labelledby="offline-card" data-print="hide">
      <Stack gap="s">
        <Heading level={2} id="offline-card">
          {text('card.offline.title')}
        </Heading>
        {isOver ? <p>{text('card.offline.over')}</p> : <Choice facts={facts} stored={stored} />}
      </Stack>
    </section>
  )
}

/** The button that stores the card, or removes it, and the words about what that means. */
function Choice({ facts, stored }: { readonly facts: CardFacts; readonly stored: Date | 'none' }) {
  const text = useText()
  const brand = useStore(brandStore)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'store' | 'remove'>()
  const isStored = stored !== 'none'
  const card = offlineCardOf(text, brand, facts)
  const content = JSON.stringify(card)

  useEffect(() => {
    if (!isStored) return
    // If the card cannot be replaced, the older one stays until it expires, and says of which day it is.
    loadChunk(loadStore)
      .then(async ({ refreshOfflineCard }) => refreshOfflineCard(JSON.parse(content) as OfflineCard))
      .then(setStored, () => undefined)
  }, [isStored, content])

  const act = async (what: 'store' | 'remove') => {
    setBusy(true)
    setFailed(undefined)
    try {
      if (what === 'store') setStored(await (await loadChunk(loadStore)).storeOfflineCard(card))
      else {
        await deleteOfflineCard()
        setStored('none')
      }
      announce(text(what === 'store' ? 'card.offline.stored' : 'card.offline.removed'))
    } catch (error) {
      if (!isPortalError(error) || error.kind !== 'cancelled') setFailed(what)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {isStored ? (
        <p>{text('card.offline.until', { date: text.date(today8(stored)) })}</p>
      ) : (
        <>
          <p>{text('card.offline.what')}</p>
          <p>{text('card.offline.shared')}</p>
        </>
      )}
      <p>{text('card.offline.ends')}</p>
      <div>
        <Button variant="quiet" busy={isBusy} onClick={() => void act(isStored ? 'remove' : 'store')}>
          {text(isStored ? 'card.offline.remove' : 'card.offline.store')}
        </Button>
      </div>
      {failed && (
        <AlertBox live>{text(failed === 'store' ? 'card.offline.not-stored' : 'card.offline.not-removed')}</AlertBox>
      )}
    </>
  )
}
