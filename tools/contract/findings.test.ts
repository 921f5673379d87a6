import { expect, it } from 'vitest'
import { asGithub, asSarif } from './findings.ts'

const finding = {
  rule: 'a:rule',
  level: 'note',
  message: '50 %\nof it',
  subject: 'Thing.a',
  place: { file: 'my contracts,v2.yaml', line: 0 },
} as const

it('a GitHub annotation escapes characters that would end a property or the line', () => {
  expect(asGithub([finding])).toBe('::notice file=my contracts%2Cv2.yaml,line=0,title=a%3Arule::50 %25%0Aof it\n')
})

it('a SARIF result has the URL-encoded file name, a line number of at least 1, and the same fingerprint in every run', () => {
  const log = JSON.parse(asSarif('a tool', [finding, { ...finding, place: undefined }])) as {
    version: string
    runs: { results: object[] }[]
  }
  expect(log.version).toBe('2.1.0')
  expect(log.runs[0]!.results).toMatchObject([
    {
      ruleId: 'a:rule',
      level: 'note',
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'my%20contracts,v2.yaml' }, region: { startLine: 1 } },
          logicalLocations: [{ fullyQualifiedName: 'Thing.a' }],
        },
      ],
      partialFingerprints: { finding: 'a:rule Thing.a' },
    },
    { locations: [{ logicalLocations: [{ fullyQualifiedName: 'Thing.a' }] }] },
  ])
})
