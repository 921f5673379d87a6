import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { Ajv2020 } from 'ajv/dist/2020.js'
import yaml from 'js-yaml'
import { describe, expect, it } from 'vitest'

// registers a hook, because the parser imports JSON in a way that only bundlers support
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')

const sample = (name: string): string => readFileSync(`tools/contract/package/pipelines/${name}.yml`, 'utf8')
const texts = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } }

/** The mistakes that GitHub's own parser finds in a workflow. */
const mistakesOfGithub = (content: string): string[] =>
  parseWorkflow({ name: 'contract.yml', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message)

/**
 * Schemas for those parts of the formats of GitLab and Azure that the sample pipelines use. They were written from the
 * documentation, because no package provides such schemas.
 */
const SCHEMAS = {
  'gitlab-ci': {
    type: 'object',
    required: ['stages'],
    properties: { stages: texts },
    additionalProperties: {
      type: 'object',
      required: ['stage', 'image', 'script'],
      additionalProperties: false,
      properties: {
        stage: { enum: ['test'] },
        image: { type: 'string' },
        script: texts,
        artifacts: {
          type: 'object',
          required: ['when', 'reports'],
          additionalProperties: false,
          properties: {
            when: { enum: ['on_success', 'on_failure', 'always'] },
            reports: {
              type: 'object',
              additionalProperties: false,
              required: ['junit'],
              properties: { junit: { type: 'string' } },
            },
          },
        },
      },
    },
  },
  'azure-pipelines': {
    type: 'object',
    required: ['trigger', 'pool', 'steps'],
    additionalProperties: false,
    properties: {
      trigger: texts,
      pr: texts,
      pool: {
        type: 'object',
        required: ['vmImage'],
        additionalProperties: false,
        properties: { vmImage: { type: 'string' } },
      },
      steps: {
        type: 'array',
        items: {
          type: 'object',
          oneOf: [{ required: ['task'] }, { required: ['script'] }],
          additionalProperties: false,
          properties: {
            task: { type: 'string', pattern: String.raw`^\w+@\d+$` },
            inputs: { type: 'object', additionalProperties: { type: 'string' } },
            script: { type: 'string', minLength: 1 },
            displayName: { type: 'string' },
            condition: { type: 'string', pattern: String.raw`^\w+\(\)$` },
            env: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  },
}

const isValid = (name: keyof typeof SCHEMAS, text: string): boolean =>
  new Ajv2020({ strict: false }).validate(SCHEMAS[name], yaml.load(text))

describe('sample pipelines in the package', () => {
  it("GitHub's parser finds no mistake in the sample GitHub Actions workflow", () => {
    expect(mistakesOfGithub(sample('github-actions'))).toEqual([])
  })

  it.each(['gitlab-ci', 'azure-pipelines'] as const)(
    'the sample pipeline %s matches the schema of its format',
    (name) => {
      expect(isValid(name, sample(name))).toBe(true)
    },
  )

  it('a misspelt key is found in the sample pipeline of each CI system', () => {
    expect(mistakesOfGithub(sample('github-actions').replace('runs-on', 'run-on'))).not.toEqual([])
    expect(isValid('gitlab-ci', sample('gitlab-ci').replace('script:', 'scripts:'))).toBe(false)
    expect(isValid('azure-pipelines', sample('azure-pipelines').replace('inputs:', 'input:'))).toBe(false)
  })

  it.each(['github-actions', 'gitlab-ci', 'azure-pipelines'])(
    'the sample pipeline %s runs contract-check and contract-verify',
    (name) => {
      expect(sample(name)).toMatch(/npx contract-check --base [^\n]+ --head [^\n]+ --format \w+/)
      expect(sample(name)).toMatch(/npx contract-verify --url [^\n]+ --format \w+/)
    },
  )
})
