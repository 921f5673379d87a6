import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import yaml from 'js-yaml'
import { expect, it } from 'vitest'

// The tests read the definitions of the images but build no image.
const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = yaml.load(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, { build: string | { target: string }; command?: string }>
}
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)

/** Mistakes in a Dockerfile, including references to stages that it does not have. */
const mistakesIn = (text: string): string[] => [
  ...validate(text).map(({ message }) => (typeof message === 'string' ? message : message.value)),
  ...[...text.matchAll(/--from=(\S+)/g)].flatMap(([, name = '']) => (stages.includes(name) ? [] : [name])),
]

it('the check finds no mistake in the Dockerfile, but finds a mistake that the test inserts', () => {
  expect(mistakesIn(dockerfile)).toEqual([])
  expect(mistakesIn(dockerfile.replace('EXPOSE 4010', 'EXPOSES 4010'))).toEqual(['Unknown instruction: EXPOSES'])
  expect(mistakesIn(dockerfile.replace('--from=package', '--from=packed'))).toEqual(['packed'])
})

it('each container in compose.yaml uses a stage of the Dockerfile and a program from the contract package', () => {
  const built = Object.values(compose.services).filter(({ build }) => typeof build === 'object')
  const programs = readFileSync('tools/contract/package/build.ts', 'utf8')
  expect(built).toHaveLength(3)
  for (const { build, command = '' } of built) {
    expect(stages).toContain((build as { target: string }).target)
    const [, program] = /^contract-(\w+)/.exec(command) ?? []
    expect(programs).toMatch(new RegExp(`^ {2}${program}: `, 'm'))
  }
})
