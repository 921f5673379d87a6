import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as account from '~generated/account/zod/accountService.schemas.zod.ts'
import * as member from '~generated/member/zod/memberService.schemas.zod.ts'
import { PAGES } from '~/app/routes.ts'
import { WIDGET_NAMES } from '~/forms/definition.ts'
import { unknownRules } from '~/forms/validators/run-rules.ts'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { documentsIn, locationAt, merged } from '../../../tools/contract/check/documents.ts'
import { resolveSchema } from '../../../tools/generate/resolve-schema.ts'
import { cataloguesOf, pageFileOf } from '../../../tools/page-table.ts'
import { readLanguages } from '../messages/catalogues.ts'
import { readModules } from '../structure/modules.ts'
import { files, readJson, ROOT } from '../support/repository.ts'
import { readForms, type Schema } from './definitions.ts'
import {
  boundTwice,
  codeBehind,
  layoutDifferences,
  ownBounds,
  readPortal,
  references,
  refusedByRequest,
  unknownWidgets,
  unsent,
  unshown,
  widerThanSent,
  wordsInside,
} from './form-files.ts'
import { unanswerable, wordsOf } from './form-messages.ts'

const forms = readForms()
const widgets = WIDGET_NAMES

describe('every form', () => {
  it('every form has its own id', () => {
    expect(forms.length).toBeGreaterThan(10)
    expect(new Set(forms.map(({ id }) => id)).size).toBe(forms.length)
  })

  it('the form definitions contain no hard-coded text', () => {
    expect(forms.flatMap(({ name, written, ui }) => [...wordsInside(written, name), ...wordsInside(ui, name)])).toEqual(
      [],
    )
    expect(wordsInside({ properties: { title: { type: 'string', title: 'Name' } } })).toEqual([
      '/properties/title/title: no words in a form',
    ])
  })

  it('every form has a layout for each of its fields and for nothing else', () => {
    expect(forms.flatMap((form) => layoutDifferences(form))).toEqual([])
    const schema = {
      properties: { a: {}, lines: { type: 'array', items: { type: 'object', properties: { b: {} } } } },
      allOf: [{ then: { properties: { c: {} } } }],
    } satisfies Schema
    expect(
      layoutDifferences({
        id: 'f',
        schema,
        ui: { order: ['a', 'x'], fields: { a: {}, d: {}, lines: { items: { fields: {} } } } },
      }),
    ).toEqual([
      'f.c: not in the layout',
      'f.d: not in the schema',
      'f.x: ordered, and not in the schema',
      'f.lines: not in the order',
      'f.c: not in the order',
      'f.lines.b: not in the layout',
    ])
  })

  it('every form names only existing rules and widgets', () => {
    expect(forms.flatMap(({ ui }) => [...unknownRules(ui), ...unknownWidgets(ui, widgets)])).toEqual([])
    const ui = {
      fields: {
        a: { rules: ['notPast'], widget: 'slider' as never },
        b: { items: { fields: { c: { widget: 'knob' as never } } } },
      },
      rules: ['perhaps'],
    }
    expect(unknownRules(ui)).toEqual(['perhaps', 'notPast'])
    expect(unknownWidgets(ui, widgets)).toEqual(['a: no widget slider', 'c: no widget knob'])
  })

  it('no form has a schema with alternatives, references or null, which the form engine of the portal cannot show', () => {
    expect(forms.flatMap(({ schema, name }) => unshown(schema, name))).toEqual([])
    const fault = {
      properties: { a: { oneOf: [] }, b: { items: { properties: { c: { type: 'null' } } } } },
      allOf: [{ then: { properties: { d: { $ref: '#' } } } }],
    }
    expect(unshown(fault as Schema, 'f')).toEqual(['f.a: oneOf', 'f.b.c: type null', 'f.d: $ref'])
  })

  it('no form layout repeats a length limit that the schema already sets', () => {
    expect(forms.flatMap((form) => boundTwice(form))).toEqual([])
    const schema = { properties: { a: { type: 'string', maxLength: 9 }, b: { type: 'string' } } } satisfies Schema
    expect(
      boundTwice({
        id: 'f',
        schema,
        ui: { fields: { a: { maxLength: 9 }, b: { maxLength: 4, enforceMaxLength: true } } },
      }),
    ).toEqual(['f.a: the schema says how long it is', 'f.b: there is no bound to stop at'])
  })

  it('the code that shows a form mentions each of its fields by name, so that no value is left unsent', () => {
    const portal = readPortal()
    expect(portal.length).toBeGreaterThan(300)
    expect(forms.flatMap((form) => unsent(form, codeBehind(form, portal)))).toEqual([])
    const schema = { properties: { kept: {}, dropped: {}, repeated: {}, accepted: { const: true } } } satisfies Schema
    const ui = { fields: { kept: {}, dropped: {}, repeated: { rules: [{ equal_to: 'kept' }] }, accepted: {} } }
    expect(unsent({ id: 'f', schema, ui }, 'send({ kept })')).toEqual([
      'f.dropped: no code that sends the form names this field',
    ])
  })

  it('every choice field of a form has options', () => {
    expect(forms.flatMap(unanswerable)).toEqual([])
    expect(
      unanswerable({
        ...forms[0]!,
        id: 'f',
        schema: { properties: { a: { type: 'string' }, b: { type: 'boolean' } } },
        ui: { fields: { a: { widget: 'choice' }, b: { widget: 'choice' } } },
      }),
    ).toEqual(['f.a: nothing to choose from'])
  })
})

/** The schema at a pointer into the contract, such as `#/BenefitService/properties/amountPaid`. */
function requestSchema(file: string, pointer: string) {
  const components = (file.includes('openapi/account/') ? account : member) as unknown as Record<
    string,
    { def: { getter: () => { shape?: Record<string, unknown> } } } | undefined
  >
  const [component = '', , property] = pointer.split('/').slice(1)
  const found = property === undefined ? components[component] : components[component]?.def.getter().shape?.[property]
  if (!found) throw new Error(`no request schema for ${pointer}`)
  return found as Parameters<typeof refusedByRequest>[2]
}

/**
 * For each form field with its own maximum: the request field in which the value is sent, or null if the portal does
 * not send the value as typed.
 */
const SENT_AS: Readonly<Record<string, string | null>> = {
  'beforeStartDisability.events': null,
  'claimHistoryFilter.claimTypes': null,
  'claimHistoryFilter.participant': null,
  'dentalSearch.codes': null,
  'dentalSearch.province': null,
  'historyFilter.participantId': null,
  'providerSearch.addressLine1': 'member/schemas/submission.yaml#/BenefitProvider/properties/addressLine1',
  'providerSearch.city': 'member/paths/providers.yaml#/professionals/get/parameters/2/schema',
  'providerSearch.manualCity': 'member/schemas/submission.yaml#/BenefitProvider/properties/city',
  'providerSearch.nameOfPerson': 'member/paths/providers.yaml#/professionals/get/parameters/1/schema',
  'providerType.providerType': null,
  'providerTypeVision.providerType': null,
  'serviceList.otherDescription': 'member/schemas/submission.yaml#/BenefitService/properties/description',
  'serviceSelection.again': null,
  'serviceSelection.lines.count': null,
  'visionOther.description': 'member/schemas/submission.yaml#/BenefitService/properties/description',
}

describe('fields that are sent to a service', () => {
  const fields = files(/^forms\/.+\.schema\.json$/).flatMap((form) =>
    references(readJson(form))
      .filter(({ pointer }) => !/\/(?:max|min)\w+$/.test(pointer)) // a reference to a bound takes it from the contract
      .map((reference) => ({ form, ...reference })),
  )

  it.each(fields)(
    'no value that a form accepts in a field is rejected by the request: $form $at',
    ({ form, at, file, pointer }) => {
      const contract = join(ROOT, dirname(form), file)
      const schema = resolveSchema(ROOT, join(ROOT, form), { $ref: `${file}#${pointer}` }) as Schema
      expect(refusedByRequest(at, schema, requestSchema(relative(ROOT, contract), pointer))).toEqual([])
    },
  )

  it('a maximum in a form is never larger than the maximum of the request field to which the value is sent', () => {
    const documents = documentsIn(ROOT)
    const schemaAt = (place: string): Schema => merged(documents, locationAt(documents, `openapi/${place}`))
    const bounds = forms.flatMap(({ id, written }) => ownBounds(written, id))
    expect(widerThanSent(bounds, SENT_AS, schemaAt)).toEqual([])
    expect(Object.keys(SENT_AS).filter((field) => !bounds.some((bound) => bound.field === field))).toEqual([])
    const fault = {
      properties: { city: { maxLength: 90 }, lines: { items: { properties: { note: { maximum: 3 } } } } },
    }
    expect(widerThanSent(ownBounds(fault, 'f'), { 'f.city': SENT_AS['providerSearch.manualCity']! }, schemaAt)).toEqual(
      [
        'f.city: maxLength 90, the request takes 60',
        'f.lines.note: refer to the maximum of the contract, or say what it is sent as',
      ],
    )
  })

  it('the check finds a value that a form accepts and the request rejects', () => {
    const { BenefitService, Date8 } = member
    expect(
      refusedByRequest(
        'note',
        { type: 'string', maxLength: 300 },
        BenefitService.def.getter().shape.cobOtherReasonNote,
      ),
    ).toEqual([expect.stringMatching(/^note: the request refuses/)])
    expect(
      refusedByRequest(
        'note',
        { type: 'string', maxLength: 255 },
        BenefitService.def.getter().shape.cobOtherReasonNote,
      ),
    ).toEqual([])
    expect(refusedByRequest('day', { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$` }, Date8)).toHaveLength(1)
  })
})

describe('page with a form', () => {
  const byFile = new Map(readModules(/^src\/.+\.tsx?$/).map((each) => [each.file, each]))
  /** True if a file imports the renderer of forms, itself or through others. */
  const renders = (file: string, seen = new Set<string>()): boolean => {
    if (file === 'src/forms/schema-form.tsx') return true
    if (seen.has(file)) return false
    seen.add(file)
    return (byFile.get(file)?.imports ?? []).some(
      ({ target, isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic && renders(target, seen),
    )
  }
  const withoutForms = (rows: readonly PageDefinition[]) =>
    rows
      .filter((row) => renders(pageFileOf(row)) && !cataloguesOf(row).includes('forms'))
      .map(({ id }) => `${id} renders a form: add 'forms' to the catalogues of its row`)

  it('a page that renders a form loads the messages that all forms share', () => {
    expect(withoutForms(PAGES)).toEqual([])
    const contact = PAGES.find(({ id }) => id === 'support.contact-us')!
    expect(withoutForms([{ ...contact, catalogues: ['support'] }])).toEqual([
      "support.contact-us renders a form: add 'forms' to the catalogues of its row",
    ])
  })
})

describe('page of a step', () => {
  const rows: readonly PageDefinition[] = PAGES
  const { en } = readLanguages()
  const { steps } = readJson<{ steps: Record<string, { page: string; form?: string; isSentUnchanged?: boolean }> }>(
    'forms/claim/wizard.json',
  )

  it.each(Object.entries(steps))(
    'the page of the step %s loads the messages of its form',
    (_, { page, form: name }) => {
      const row = rows.find(({ id }) => id === page)
      const form = forms.find((each) => each.name === name)
      expect([row === undefined, name !== undefined && form === undefined]).toEqual([false, false])
      const loaded = ['shell', 'member', ...(row?.catalogues ?? [])]
      const needed = (form ? wordsOf(form) : []).flatMap(
        ({ id, shared = [] }) => [id, ...shared].find((each) => each in en.sentences) ?? [],
      )
      expect(needed.filter((id) => !loaded.includes(en.catalogueOf[id] ?? ''))).toEqual([])
    },
  )

  it('a form whose answers are sent unchanged has only fields that the request also has', () => {
    const unknownIn = ({ properties }: { properties: object }) =>
      Object.keys(properties).filter((name) => !(name in member.ClaimExtraInfo.def.getter().shape))
    const asTyped = Object.values(steps).flatMap(({ form, isSentUnchanged }) =>
      isSentUnchanged ? [`forms/claim/${form}.schema.json`] : [],
    )
    // The portal itself has no form whose answers are sent unchanged. The claim type in new-claim-type.test.ts has one.
    for (const file of [...asTyped, 'tests/support/new-claim-type/ambulance-trip.schema.json'])
      expect([file, ...unknownIn(readJson(file))]).toEqual([file])
    expect(unknownIn({ properties: { comments: {}, somethingElse: {} } })).toEqual(['somethingElse'])
  })
})
