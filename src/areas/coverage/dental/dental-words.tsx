import { useSuspenseQuery } from '@tanstack/react-query'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Words } from '../parts/words.tsx'
import { dental } from '../dental-api.ts'

/** The coverage in words, above everything else, for members with suppressCoverage (COV-21, D-12). */
export function DentalWords() {
  return usePolicy().suppressCoverage && <Described />
}

function Described() {
  const { data } = useSuspenseQuery(dental.words(memberId()))
  return <Words paragraphs={data.benefitsDescriptions} />
}
