import { use, type FC } from 'react'
import type { FormDefinition } from '~/forms/definition.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import type { FormData } from '~/wizard/definition.ts'
import { claimDefinition } from './claim-wizard.ts'
import type { PanelProps } from './panels/panel.ts'

type FormModule = Readonly<Record<string, FormDefinition<FormData>>>
// One chunk per form and panel: a step loads its own question and what it shows, not all of them.
const forms = import.meta.glob<FormModule>(['../../../generated/forms/claim/*.ts', '!**/wizard.ts', '!**/*.d.ts'])
const panels = import.meta.glob<FC<PanelProps>>('./panels/*-panel.tsx', { import: 'Panel' })

// The engine of forms is large; a step that only shows does without.
const importEngine = () => import('~/forms/schema-form.tsx')

/** What a step asks, and what it shows beside that; a step may do without either. */
interface StepParts {
  readonly form?: { readonly definition: FormDefinition<FormData>; readonly SchemaForm: Awaited<ReturnType<typeof importEngine>>['SchemaForm'] }
  readonly Panel?: FC<PanelProps> | undefined
}
const loading = new Map<string, Promise<StepParts>>()

/** The form and the panel that `forms/claim/wizard.json` names for a step. */
export function loadStepParts(step: string): Promise<StepParts> {
  const known = loading.get(step)
  if (known) return known
  const parts = fetchParts(step)
  // A chunk that did not arrive may arrive the next time.
  parts.catch(() => loading.delete(step))
  loading.set(step, parts)
  return parts
}

async function fetchParts(step: string): Promise<StepParts> {
  const { form, panel } = claimDefinition.steps[step] ?? {}
  const [module, engine, Panel] = await Promise.all([
    form && loadChunk(fileIn(forms, `../../../generated/forms/claim/${form}.ts`)),
    form && loadChunk(importEngine),
    panel && loadChunk(fileIn(panels, `./panels/${panel}-panel.tsx`)),
  ])
  return { ...(module && engine && { form: { definition: Object.values(module)[0]!, SchemaForm: engine.SchemaForm } }), ...(Panel && { Panel }) }
}

function fileIn<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): () => Promise<T> {
  const load = files[path]
  if (!load) throw new Error(`no file ${path}`)
  return load
}

/** Suspends until they are there. */
export const useStepParts = (step: string): StepParts => use(loadStepParts(step))
