import { beforeAll, expect, it } from 'vitest'
import { moduleOf } from '../../../tools/code/modules.ts'
import { ensureBundles } from '../../../tools/generate/contracts/bundle.ts'
import { closedSchemas } from '../../../tools/generate/contracts/fields.ts'
import { SERVICES } from '../../../tools/generate/contracts/operation.ts'
import { readContract } from '../../../tools/generate/contracts/read-contract.ts'
import { files, read } from '../support/repository.ts'

/** Names of request types that allow only known properties. */
let closed: readonly string[]
beforeAll(async () => {
  await ensureBundles()
  closed = SERVICES.flatMap((service) => closedSchemas(readContract(service)).map(([name]) => name))
})

/**
 * Places where a module builds a request that allows only known properties by spreading all remaining properties of
 * another record. If the service later added a property to a response, the portal would send that property, and the
 * service would refuse every such request. The functions in generated/member/fields.ts pick only known properties. A
 * rest variable named `typed` is allowed, because it contains the member's own input.
 */
function spreadsTheRest(file: string, code: string): string[] {
  const { imports } = moduleOf(file, code)
  if (
    !imports.some(({ target, names }) => target.startsWith('generated/') && names.some((name) => closed.includes(name)))
  )
    return []
  const left = [...code.matchAll(/\{[^{}]*\.\.\.(\w+)\s*\}\s*(?:=|:)(?!\s*typed)/g)].map(([, name]) => name!)
  return left
    .filter((name) => new RegExp(String.raw`(?:return|=>|\()[^;]*\{\s*\.\.\.${name}\b`).test(code))
    .map((name) => `${file}: ...${name}`)
}

it('no code builds a request body with a closed schema by spreading the rest properties of a response', () => {
  expect(closed).toEqual(expect.arrayContaining(['BenefitService', 'RegistrationRequest']))
  expect(files(/^src\/.+(?<!\.test)\.tsx?$/).flatMap((file) => spreadsTheRest(file, read(file)))).toEqual([])
})

it('the check finds a request body with a closed schema that spreads the rest properties of a response', () => {
  const code = `import type { BenefitProvider } from '~generated/member/model/index.ts'
    const toProvider = (provider) => {
      const { lat: _lat, ...rest } = provider
      return compact({ ...rest, cancelsRTA: false })
    }`
  expect(spreadsTheRest('src/areas/claims/model/a.ts', code)).toEqual(['src/areas/claims/model/a.ts: ...rest'])
  expect(spreadsTheRest('src/areas/claims/model/a.ts', code.replace('BenefitProvider', 'HealthProfessional'))).toEqual(
    [],
  )
})
