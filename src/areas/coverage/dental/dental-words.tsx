import { useGetSuppressedDental } from '~generated/member/queries/dental.ts'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { Words } from '../parts/words.tsx'

/** The coverage in words, above everything else, for members with suppressCoverage (COV-21, D-12). */
export function DentalWords() {
  return usePolicy().suppressCoverage && <Described />
}

function Described() {
  const { data } = useGetSuppressedDental()
  return <Words paragraphs={data.benefitsDescriptions} />
}
