import { useSuspenseQuery } from '@tanstack/react-query'
import type { BeneficiaryDetail, LifeBenefit, TrusteeDetail } from '~generated/member/model/index.ts'
import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { activeParticipantsQuery } from '~/domain/shared-queries.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { BarList } from '~/ui/bar-list.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { sharesOf, unnamed, untrusted } from '../model/insurance.ts'
import { FormLink } from '~/components/window-button.tsx'

interface BeneficiariesProps {
  readonly named: readonly BeneficiaryDetail[]
  readonly trustees: readonly TrusteeDetail[]
  /** in place of "Beneficiaries", where that is the title of the card */
  readonly caption?: string
}

/**
 * Beneficiaries as a bar and as text, and the trustees of minors; only for plans with the flag beneficiary (COV-56,
 * D-132).
 */
export function Beneficiaries({ named, trustees, caption }: BeneficiariesProps) {
  const text = useText()
  const total = sharesOf(named)
  const sentence = ({ name, beneficiaryName: beneficiary }: TrusteeDetail) =>
    beneficiary
      ? text('coverage.insurance.trustee', { name, beneficiary })
      : text('coverage.insurance.trustee.minor', { name })
  return (
    <Stack gap="s">
      <BarList
        caption={caption ?? text('coverage.insurance.beneficiaries')}
        outOf={100}
        bars="under"
        items={named.map(({ beneficiaryCode, name, percentage }, index) => ({
          id: String(index),
          label: text.has(`coverage.insurance.${beneficiaryCode}`)
            ? text.dynamic(`coverage.insurance.${beneficiaryCode}`, { name })
            : name,
          value: percentage ?? 0,
          text: percentage === undefined ? '' : text('coverage.insurance.share', { percent: percentage }),
        }))}
      />
      {total !== 100 && named.every(({ percentage }) => percentage !== undefined) && (
        <p>{text('coverage.insurance.shares', { percent: total })}</p>
      )}
      {[...new Set(trustees.map(sentence))].map((each) => (
        <p key={each}>{each}</p>
      ))}
    </Stack>
  )
}

/** The beneficiaries that several benefits have in common, once, with the names of these benefits (COV-56). */
export function SharedBeneficiaries({ benefits }: { benefits: readonly LifeBenefit[] }) {
  const text = useText()
  const [first] = benefits
  if (!first) return null
  return (
    <Card title={text('coverage.insurance.beneficiaries')}>
      <Beneficiaries
        caption={text('coverage.insurance.same', {
          benefits: new Intl.ListFormat(text.tag).format(benefits.map(({ label }) => label)),
        })}
        named={first.beneficiaryDetails ?? []}
        trustees={first.trusteeDetails ?? []}
      />
    </Card>
  )
}

/**
 * Warnings for the cardholder about a benefit without a beneficiary or a minor without a trustee. Other members do not
 * see them, because the service omits beneficiaries if the cardholder hides their details (D-132, D-158).
 */
export function BeneficiaryConcerns({ benefits }: { benefits: readonly LifeBenefit[] }) {
  const text = useText()
  const { data: people } = useSuspenseQuery(activeParticipantsQuery())
  const { participantId } = useGetCardholderDetails().data
  if (!people?.some((person) => person.isCardholder && person.participantId === participantId)) return null
  const list = (names: readonly string[]) => new Intl.ListFormat(text.tag).format(names)
  const without = unnamed(benefits).map(({ label }) => label)
  const minors = untrusted(benefits, people)
  return (
    <>
      {without.length > 0 && (
        <AlertBox tone="warn" title={text('coverage.insurance.unnamed')}>
          {text('coverage.insurance.unnamed.text', { benefits: list(without) })}
        </AlertBox>
      )}
      {minors.length > 0 && (
        <AlertBox tone="warn" title={text('coverage.insurance.untrusted')}>
          {text('coverage.insurance.untrusted.text', { names: list(minors) })}
        </AlertBox>
      )}
    </>
  )
}

/** Explains that beneficiaries cannot be changed online, and who changes them. */
export function BeneficiaryChange() {
  const text = useText()
  return (
    <Card title={text('coverage.insurance.change')}>
      <Stack gap="s">
        <p>{text('coverage.insurance.change.text')}</p>
        <p>
          <PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>
        </p>
        <FormLink />
      </Stack>
    </Card>
  )
}
