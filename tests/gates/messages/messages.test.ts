import { BRANDS } from '~/platform/config/brand.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLAIM_TYPES } from '../../../sandbox/benefit-data/claim-types.ts'
import { PAGES } from '~/app/routes.ts'
import { ACCOUNT_LINKS } from '../../../src/areas/account/pages/home.page.tsx'
import { PROVINCES, STATES } from '../../../src/areas/account/pages/change-address.page.tsx'
import { QUESTIONS } from '../../../src/areas/support/questions.tsx'
import type { PageDefinition } from '~/platform/pages/page-registry.ts'
import { SHARED_MESSAGES } from '../../support/shared-messages.ts'
import { ERROR_KINDS, ERROR_NAMES } from '~/platform/errors/portal-error.ts'
import { LOGIN_STATUSES } from '~/platform/session/session-store.ts'
import type { ClaimStatus } from '~/domain/claim-status.ts'
import { readForms } from '../forms/definitions.ts'
import { badWords, wordsOf, type Word } from '../forms/form-messages.ts'
import { files, read, readJson } from '../support/repository.ts'
import { readSource, type Source } from '../../../tools/code/source.ts'
import {
  argumentsOf,
  differentArguments,
  differentIds,
  identical,
  made,
  readings,
  readLanguages,
  withMarkup,
  type Languages,
} from './catalogues.ts'
import { badTypography, wrongWords } from './french.ts'
import { family, sameWords, unsaid, unused, type Family } from './usage.ts'

/** Texts that may be the same in both languages. */
const SAME: readonly RegExp[] = [
  /^(?:Alberta|Manitoba|Nunavut|Ontario|Saskatchewan|Yukon)$/, // names of places
  /^(?:Ala(?:bam|sk)a|Arkansas|Arizona|Colorado|Connecticut|Delaware|Guam|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Maine|Maryland|Massachusetts)$/,
  /^(?:Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|York)|Ohio|Oklahoma|Oregon|Rhode Island)$/,
  /^(?:Tennessee|Texas|Utah|Vermont|Washington|Wisconsin|Wyoming)$/,
  /^(?:English|Français)$/, // a choice of language names each language in that language
  /^Menu$/, // the same word in both languages
  /^[–-]$/, // shown for a missing value
  /^© \{year\}$/, // D-187
  /^\{\w+\}, \{\w+\}(?:, \{\w+\})?$/, // a list of all parts
]

const STATUSES: readonly ClaimStatus[] = ['submitted', 'in-progress', 'processed', 'declined', 'pending', 'withdrawn']
/** Every name in the error catalogue except `generic`, which has a separate title. */
const NAMED = ERROR_NAMES.filter((name) => name !== 'generic')
/** Writes after which the member cannot know whether they succeeded, if there is no response. */
const UNSURE = [
  'changeDirectDeposit',
  'deleteDirectDeposit',
  'changePassword',
  'updateUserInfo',
  'updateEmail',
  'sendContactUsEmail',
]
const WIZARD = readJson<{ steps: Readonly<Record<string, { page: string; optionsSource?: string }>> }>(
  'forms/claim/wizard.json',
).steps
const STEPS = Object.keys(WIZARD)

/** Names of all entries in "Manage your account". */
const LANDED = ACCOUNT_LINKS.flatMap(({ entries }) => entries.map(({ name }) => name))

/** Families of message ids that are built at run time, with every name that can replace the star. */
const FAMILIES: readonly Family[] = [
  family(
    'page.*',
    PAGES.map(({ id }) => id),
  ),
  // a step that shares its page with another step uses the title of that page
  family(
    'page.claims.*',
    STEPS.filter((step) => WIZARD[step]?.page === `claims.${step}`),
  ),
  family('status.*', STATUSES),
  // A claim in progress has no such message. Its page shows the usual processing time instead.
  family(
    'status.*.meaning',
    STATUSES.filter((status) => status !== 'in-progress'),
  ),
  family('login.status.*', LOGIN_STATUSES),
  family('claims.*.lead', STEPS, false),
  family(
    'claims.*.none',
    // The steps for the health spending account are left out. Without options, they show the message of the error
    // `no-claims-found` (D-88).
    STEPS.filter((step) => WIZARD[step]?.optionsSource && !step.startsWith('hsa-')),
  ),
  family(
    'claims.type.examples.*',
    CLAIM_TYPES.map(({ code }) => code),
  ),
  // words with which the search finds a benefit or a page that does not contain them
  family('search.words.*', [
    'DRUGS',
    'DENTAL',
    'EHB',
    'HOSPITAL',
    'TRAVEL',
    'HSA',
    'LIFEDIS',
    'ASSIST',
    'group.vision',
    'group.medical-equipment',
    'group.orthopedic-shoes',
    'group.braces-supports',
    'group.hearing',
    'group.prosthetics',
    'group.nursing',
    'group.ambulance',
    'group.hospital',
    'claims.start',
    'history.combined',
    'history.claims',
    'history.payments',
    'coverage.overview',
    'coverage.predeterminations',
    'card.member-card',
    'account.personal-information',
    'account.people',
    'account.documents',
    'account.direct-deposit',
    'account.change-address',
    'account.notifications',
    'account.security',
    'account.change-password',
    'account.privacy-and-terms',
    'support.contact-us',
  ]),
  // words with which members ask a question that they do not find in its text
  family(
    'help.*.words',
    QUESTIONS.flatMap(({ questions }) => questions.map(({ id }) => id)),
    false,
  ),
  family('claims.document.*', ['receipt', 'proof', 'other-insurer-statement']),
  family('claims.document.*.missing', ['receipt', 'proof', 'other-insurer-statement']),
  family('claims.stop.reason.*', ['4', '5']), // the reasons that cancel a claim (CLAIM-55, CLAIM-56)
  family('footer.*', ['legal', 'cookies', 'accessibility']),
  family('footer.*.p1', ['legal', 'cookies', 'accessibility']),
  family('footer.*.p2', ['legal', 'cookies', 'accessibility']),
  family('dashboard.info.lead.*', BRANDS, false),
  family('dashboard.greeting.*', ['morning', 'afternoon', 'evening']),
  family('*.title', ['timeout', 'reauthentication']), // reasons for which the password dialog opens
  family(
    'account.home.group.*',
    ACCOUNT_LINKS.map(({ group }) => group),
  ),
  family('account.home.*', LANDED),
  family('account.home.*.text', LANDED),
  family('account.info.language.*', ['EN', 'FR']),
  family('address.region.*', [...PROVINCES, ...STATES]),
  family('error.name.*', NAMED),
  family('error.name.*.unsure', UNSURE),
  family('error.title.*', NAMED, false),
  family('error.kind.*', ERROR_KINDS),
]

let languages: Languages
let sources: Source[]
let words: Word[]
beforeAll(() => {
  languages = readLanguages()
  sources = files(/^src\/(?!ui\/catalogue\/).+\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readSource(file, read(file)))
  words = readForms().flatMap(wordsOf)
})

describe('messages in both languages', { tags: ['SHELL-02', 'I18N-01'] }, () => {
  it('both languages have the same messages in the same catalogues', () => {
    expect(differentIds(languages)).toEqual([])
    expect(differentIds({ en: made({ a: 'A', b: 'B' }), fr: made({ a: 'A', c: 'C' }) })).toEqual([
      'b: not in fr',
      'c: not in en',
    ])
    expect(differentIds({ en: made({ a: 'A' }), fr: made({ a: 'A' }, 'member') })).toEqual(['a: in shell and member'])
  })

  it('the messages of both languages have the same arguments', () => {
    expect(differentArguments(languages)).toEqual([])
    expect(differentArguments({ en: made({ a: 'Hello {name}' }), fr: made({ a: 'Bonjour {nom}' }) })).toEqual([
      expect.stringMatching(/^a: /),
    ])
    expect(
      differentArguments({ en: made({ a: '{n, plural, one {#} other {#}}' }), fr: made({ a: '{n}' }) }),
    ).toHaveLength(1)
  })

  it('the messages of both languages have different texts', () => {
    expect(identical(languages, SAME)).toEqual([])
    expect(identical({ en: made({ a: 'Save', b: 'Ontario' }), fr: made({ a: 'Save', b: 'Ontario' }) }, SAME)).toEqual([
      'a: "Save" in both languages',
    ])
  })

  it('the messages are plain text without tags', () => {
    for (const locale of ['en', 'fr'] as const) expect(withMarkup(languages[locale])).toEqual([])
    expect(withMarkup(made({ a: 'a <b>c</b>', b: 'a &nbsp; b', c: 'plain' }))).toEqual(['a: markup', 'b: markup'])
  })
})

/** Catalogues in the map that every page has. Any other catalogue brings the map of members' pages, and their frame. */
const mapped = (file: string) => /\{([\w,-]+)\}\.json/.exec(read(file))?.[1]?.split(',') ?? []

it('a public page and its lazy parts need no catalogue from the map of members’ pages', () => {
  const pages: readonly PageDefinition[] = PAGES
  const ofPages = pages.flatMap(({ access, catalogues = [] }) => (access === 'public' ? catalogues : []))
  const ofParts = files(/^src\/areas\/(?:access|registration|welcome)\/.+\.tsx$/).flatMap(
    (file) => /const CATALOGUES = \[(.*?)\]/s.exec(read(file))?.[1]?.match(/[\w-]+/g) ?? [],
  )
  expect(ofParts).toContain('passkeys')
  const inPublicMap = new Set(mapped('src/app/catalogue-files.ts'))
  expect([...ofPages, ...ofParts].filter((name) => !inPublicMap.has(name))).toEqual([])
  expect(mapped('src/app/member-pages.ts')).toEqual(expect.arrayContaining([...inPublicMap]))
})

describe('French messages', () => {
  it('the French messages have Canadian typography', () => {
    expect(badTypography(languages.fr)).toEqual([])
  })

  it.each([
    ["L'adresse", 'a: an apostrophe is ’'],
    ['Note: voici', 'a: a no-break space stands before a colon'],
    ['Note : voici', 'a: a no-break space stands before a colon'],
    ['Massage – 60', 'a: a no-break space stands before a dash'],
    ['Vraiment ?', 'a: no space stands before ! ? ;'],
    ['Oui\u00a0!', 'a: no space stands before ! ? ;'],
    ['« Oui »', 'a: no-break spaces stand inside « »'],
    ['80 %', 'a: a no-break space stands before % and $'],
    ['{percent}%', 'a: a no-break space stands before % and $'],
    ['100$', 'a: a no-break space stands before % and $'],
    ['1 234,56\u00a0$', 'a: a no-break space groups thousands'],
    ['le “choix”', 'a: quotation marks are « »'],
    ['Etat du dossier', 'a: capitals keep their accents, œ is one letter'],
    ['Deux  espaces', 'a: no space is doubled or left over'],
    ['{n, plural, one {L\u2019an} other {Les ans :}}', 'a: a no-break space stands before a colon'],
  ])('the check finds the wrong typography of %j', (sentence, finding) => {
    expect(badTypography(made({ a: sentence }))).toEqual([finding])
  })

  it.each([
    'L’adresse\u00a0: «\u00a0ici\u00a0»',
    '1\u00a0234,56\u00a0$',
    'Vraiment?',
    "C'est fait!",
    'par exemple 28 10 2026',
    '{percent}\u00a0%',
    'À propos, Œuvre',
  ])('the check accepts the typography of %j', (sentence) => {
    expect(badTypography(made({ a: sentence }))).toEqual([])
  })

  it('the French messages use the words of the glossary', () => {
    expect(wrongWords(languages.fr)).toEqual([])
    expect(
      wrongWords(
        made({ a: 'Soumettre une réclamation', b: 'Votre email', c: 'La planification, les cookies', d: 'Le régime' }),
      ),
    ).toEqual(['a: say demande', 'a: say présenter', 'b: say adresse courriel', 'c: say témoins'])
    // members search with other words
    expect(wrongWords(made({ 'search.words.a': 'réclamation', 'help.b.words': 'réclamation' }))).toEqual([])
  })
})

describe('use of messages', () => {
  const formFamily = (): Family => ({
    pattern: 'form.*',
    members: [...words.flatMap(({ id, shared = [] }) => [id, ...shared]), ...Object.keys(SHARED_MESSAGES)],
    isRequired: false,
  })

  it('the portal uses every message', () => {
    const ids = Object.keys(languages.en.sentences)
    expect(unused(ids, sources, [...FAMILIES, formFamily()])).toEqual([])
  })

  it('the check finds an unused message', () => {
    const source = readSource('a.tsx', 'text("a.b"); text(`c.${d}.e`); text(`status.${x}`)')
    expect(unused(['a.b', 'c.x.e', 'c.x.f', 'status.pending', 'status.unknown'], [source], FAMILIES)).toEqual([
      'c.x.f: not used',
      'status.unknown: not used',
    ])
  })

  it('every message whose id is built in the code exists', () => {
    expect(unsaid(Object.keys(languages.en.sentences), FAMILIES)).toEqual([])
    expect(unsaid(['status.pending'], [family('status.*', ['pending', 'paid']), family('x.*', ['y'], false)])).toEqual([
      'status.paid: no sentence',
    ])
  })
})

describe('messages about failures', () => {
  const FAILURES = FAMILIES.filter(({ pattern }) =>
    ['error.name.*', 'error.name.*.unsure', 'error.kind.*'].includes(pattern),
  )

  it.each(['en', 'fr'] as const)(
    'every failure has its own message, by error name and by kind (%s)',
    { tags: ['ERR-39', 'D-83'] },
    (locale) => {
      const { sentences } = languages[locale]
      expect(unsaid(Object.keys(sentences), FAILURES)).toEqual([])
      expect(
        sameWords(
          sentences,
          FAILURES.flatMap(({ members }) => members),
        ),
      ).toEqual([])
    },
  )

  it('the check finds a missing or repeated message about a failure', () => {
    expect(unsaid(['error.kind.network'], FAILURES)).toContain('error.kind.timeout: no sentence')
    expect(
      sameWords({ 'error.kind.a': 'No.', 'error.kind.b': 'No.', c: 'No.' }, ['error.kind.a', 'error.kind.b']),
    ).toEqual(['error.kind.b: the words of error.kind.a'])
  })
})

describe('messages of forms', () => {
  it(
    'every label, option and error of a form has a message in both languages, without any unknown argument',
    { tags: ['I18N-14'] },
    () => {
      for (const locale of ['en', 'fr'] as const) expect(badWords(words, languages[locale].sentences)).toEqual([])
    },
  )

  it('the check finds a missing message of a form and a form message with an unknown argument', () => {
    const form = {
      name: 'f',
      file: 'f',
      id: 'f',
      written: {},
      schema: {
        $id: 'f',
        properties: { a: { type: 'string', pattern: 'x' }, b: { type: 'string', enum: ['one', 'two'] } },
        required: ['a'],
      },
      ui: { fields: { a: {}, b: { widget: 'select' as const } } },
    }
    const sentences = {
      'form.f.a.label': 'A',
      'form.error.required': 'Answer.',
      'form.f.a.error.pattern': 'Up to {limit}',
      'form.f.b.label': 'B',
      'form.f.b.option.one': 'One',
      'form.error.enum': 'Choose.',
    }
    expect(badWords(wordsOf(form), sentences)).toEqual([
      'form.f.a.error.pattern: it has no argument {limit}',
      'form.f.b.option.two: no sentence',
    ])
  })

  it('the messages shared by all forms exist in both languages, without any unknown argument', () => {
    for (const locale of ['en', 'fr'] as const) {
      const { sentences } = languages[locale]
      expect(Object.keys(SHARED_MESSAGES).filter((id) => !(id in sentences))).toEqual([])
      expect(
        Object.entries(SHARED_MESSAGES)
          .filter(([id, given]) => argumentsOf(sentences[id] ?? '').some((name) => !given.includes(name)))
          .map(([id]) => id),
      ).toEqual([])
    }
  })
})

it('the check of a message with a plural reads the text of each plural form', () => {
  expect(readings('{n, plural, =0 {none} one {# day} other {# days}} left')).toEqual([
    'none left',
    '2 day left',
    '2 days left',
  ])
})
