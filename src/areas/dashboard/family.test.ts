import { expect, it } from 'vitest'
import type { Participant } from '~generated/member/model/index.ts'
import { claimsOf } from './family.ts'

const person = (participantId: string, firstName: string, lastName: string) =>
  ({ participantId, firstName, lastName }) as Participant
const [marie, theo] = [person('1', 'Marie-Ève', 'Roy-Côté'), person('3', 'THÉO', 'CORMIER-ROY')]
const claims = ['MARIE-ÈVE ROY-CÔTÉ', 'Théo Cormier-Roy', 'M. E. Roy'].map((member) => ({ member }))
const names = (chosen: Participant | undefined) =>
  claimsOf(claims, { people: [marie, theo], chosen }).map(({ member }) => member)

it(
  'claimsOf returns the claims of the chosen person, and also every claim whose name is not on the plan',
  { tags: ['D-227'] },
  () => {
    expect(names(theo)).toEqual(['Théo Cormier-Roy', 'M. E. Roy'])
    expect(names(marie)).toEqual(['MARIE-ÈVE ROY-CÔTÉ', 'M. E. Roy'])
    expect(names(undefined)).toHaveLength(3)
  },
)
