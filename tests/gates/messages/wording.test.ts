import { beforeAll, describe, expect, it } from 'vitest'
import { files, read } from '../support/repository.ts'
import { bilingualFunctions, cataloguePairs, dataPairs, examplePairs, programPairs, type Pair } from './bilingual.ts'
import { made, readLanguages, type Language, type Languages } from './catalogues.ts'
import { badEnglish, wrongEnglish } from './english.ts'
import { badTypography, wrongWords } from './french.ts'
import {
  countedNouns,
  idleExceptions,
  longSentences,
  orderingTitles,
  otherColumns,
  twoForOne,
  untypedNumbers,
  withoutAct,
  wrongEnding,
} from './wording.ts'

let languages: Languages
let catalogue: readonly Pair[]
/** texts of the services: code and data of the sandbox, and the examples of responses */
let service: readonly Pair[]
beforeAll(() => {
  languages = readLanguages()
  catalogue = cataloguePairs(languages)
  const programs = files(/^sandbox\/.+\.tsx?$/).map((file) => ({ file, code: read(file) }))
  const functions = bilingualFunctions(programs)
  service = [
    ...programs.flatMap(({ file, code }) => programPairs(file, code, functions)),
    ...files(/^sandbox\/.+\.yaml$/).flatMap((file) => dataPairs(file, read(file))),
    ...files(/^openapi\/examples\/.+\.yaml$/).flatMap((file) => examplePairs(file, read(file))),
  ]
})

const inLanguage = (pairs: readonly Pair[], locale: 'en' | 'fr'): Language =>
  made(Object.fromEntries(pairs.map((pair) => [`${pair.where} ${pair[locale]}`, pair[locale]])))

describe('search for texts in both languages', () => {
  const code = `
    const says = (en: string, fr: string) => ({ text: { en, fr } })
    const lines = [['01', 'One filling', 'Une obturation', 62]]
    export const TEXTS = { en: { title: 'Claims', steps: ['Send it.'] }, fr: { title: 'Demandes', steps: ['Envoyez-la.'] } }
    export const all = [says(\`Up to \${n} days\`, \`Jusqu’à \${n} jours\`), { en: 'Yes', fr: 'Oui' }, ['EN', 'FR'], { en: 'https://a.ca/en', fr: 'https://a.ca/fr' }]
  `
  it('the search finds pairs of an English and a French text in code, however they are written', () => {
    const found = programPairs('a.ts', code, bilingualFunctions([{ file: 'a.ts', code }]))
    expect(new Map(found.map(({ en, fr }) => [en, fr]))).toEqual(
      new Map([
        ['Claims', 'Demandes'],
        ['One filling', 'Une obturation'],
        ['Send it.', 'Envoyez-la.'],
        ['Up to {x} days', 'Jusqu’à {x} jours'],
        ['Yes', 'Oui'],
      ]),
    )
  })

  it('the search pairs English and French texts in contract examples, even if lists have a different order', () => {
    const text = `
en-default: { value: { list: [{ key: D, name: Dental }, { key: T, name: Travel }], day: '20260101' } }
fr-default: { value: { list: [{ key: T, name: Voyage }, { key: D, name: Soins dentaires }], day: '20260101' } }
refused: { value: { messageEn: Try again., messageFr: Réessayez. } }
`
    expect(examplePairs('a.yaml', text).map(({ en, fr }) => [en, fr])).toEqual([
      ['Try again.', 'Réessayez.'],
      ['Dental', 'Soins dentaires'],
      ['Travel', 'Voyage'],
    ])
  })

  it('the search finds pairs of texts in data at any depth', () => {
    const text = `
- code: A
  rows: [{ name: { en: Knee brace, fr: Orthèse de genou } }]
`
    expect(dataPairs('a.yaml', text)).toEqual([
      { where: 'a.yaml: Knee brace', en: 'Knee brace', fr: 'Orthèse de genou' },
    ])
  })

  it('the search finds more than 1,500 pairs of texts of the services', () => {
    expect(service.length).toBeGreaterThan(1500)
    for (const place of [
      'sandbox/email/',
      'sandbox/documents/',
      'sandbox/handlers/',
      'sandbox/benefit-data/care/',
      'openapi/examples/',
    ])
      expect(service.some(({ where }) => where.startsWith(place))).toBe(true)
  })
})

describe('English texts', () => {
  it('the English messages have correct typography and use the words of the glossary', () => {
    const { en } = languages
    expect([...badEnglish(en), ...wrongEnglish(en)]).toEqual([])
  })

  it('the English texts of the services have correct typography and use the words of the glossary', () => {
    const texts = inLanguage(service, 'en')
    expect([...badEnglish(texts), ...wrongEnglish(texts)]).toEqual([])
  })

  it.each([
    ["It isn't", 'a: an apostrophe is ’'],
    ['The "choice"', 'a: quotation marks are “ ”'],
    ['Massage - 60', 'a: a dash is –'],
    ['Wait...', 'a: no sentence trails off'],
    ['Two  spaces', 'a: no space is doubled or left over'],
    ['10 MB each', 'a: a no-break space holds a number to its unit'],
    ['{km, number} km away', 'a: a no-break space holds a number to its unit'],
    ['Like E1C 4M1', 'a: a no-break space holds a number to its unit'],
    ['Your e-mail', 'a: say email'],
    ['By telephone', 'a: say phone'],
    ['Log in', 'a: say sign in, log out'],
    ['You were signed out', 'a: say sign in, log out'],
    ['Ask somebody', 'a: say someone, everyone, anyone, no one'],
    ['Nobody is listed', 'a: say someone, everyone, anyone, no one'],
    ['Who to ask, and whom to tell', 'a: say who'],
    ['What is left, and until when', 'a: say by when, for how long'],
    ['If you expected some, contact us', 'a: say if you think this is a mistake'],
    ['Where the claim stands', 'a: say is, appears'],
    ['The photo beside the questions', 'a: say next to'],
    ['What these claims come to', 'a: say total'],
    ['Your treatment in all', 'a: say total'],
    ['Above the maximum of the year', 'a: say yearly, monthly, for the month'],
    ['Take it from closer', 'a: say closer up'],
    ['Your pharmacist may.', 'a: no sentence breaks off'],
    ['What you changed since.', 'a: no sentence breaks off'],
    ['The programme', 'a: say program'],
    ['A kind of provider', 'a: say type of'],
    ['Your plan asks for a form', 'a: say requires'],
    ['Each participant', 'a: say person'],
    ['No. Please try again.', 'a: say what to do, without please'],
  ])('the check finds the wrong wording of the English text %j', (sentence, finding) => {
    expect([...badEnglish(made({ a: sentence })), ...wrongEnglish(made({ a: sentence }))]).toEqual([finding])
  })

  it.each([
    'Please sign in to continue.',
    'Are you sure you want to log out?',
    'Login is required to use the member application. Sign in again.',
    'See whether it is covered, and for whom',
    'Choose the day of the month, from 1 to 28.',
    'Available in all periods',
    'Find out where you stand',
    'It began in May.',
    '45-minute visits',
  ])('the check accepts the English text %j, because it is prescribed or has another meaning', (sentence) => {
    expect([...badEnglish(made({ a: sentence })), ...wrongEnglish(made({ a: sentence }))]).toEqual([])
  })
})

describe('French texts', () => {
  it('the French texts of the services have correct typography and use the words of the glossary', () => {
    const texts = inLanguage(service, 'fr')
    expect([...badTypography(texts), ...wrongWords(texts)]).toEqual([])
  })

  it.each([
    ['Massothérapie - 60', 'a: a dash is –'],
    ['pendant 12 mois', 'a: a no-break space holds a number to its unit'],
    ['des bas de 20 mmHg', 'a: a no-break space holds a number to its unit'],
    ['{n, plural, one {un an} other {# ans}}', 'a: a no-break space holds a number to its unit'],
    ['Le code E1C 4M1', 'a: a no-break space holds a number to its unit'],
    ['Renvoyez-le pour en être certain.', 'a: no word agrees with the reader in gender'],
    ['Le portail', 'a: say espace membre'],
    ['La banque', 'a: say institution financière'],
    ['Le motif', 'a: say raison'],
    ['Partager la carte', 'a: say envoyer'],
    ['Payé par un compte de gestion', 'a: say compte de gestion-santé'],
    ['Ouvrez une session', 'a: say se connecter'],
    ['Retirer le dépôt direct', 'a: say annuler le dépôt direct'],
    ['Votre dépôt direct a été retiré', 'a: say annuler le dépôt direct'],
    ['le numéro qui figure sur votre carte', 'a: say indiqué sur votre carte'],
    ['Dites-nous si c’est exact', 'a: say indiquez'],
    ['Un programme de soins', 'a: say plan de traitement, plan de soins, menus'],
    ['Votre plan', 'a: say régime'],
  ])('the check finds the wrong wording of the French text %j', (sentence, finding) => {
    expect([...badTypography(made({ a: sentence })), ...wrongWords(made({ a: sentence }))]).toEqual([finding])
  })

  it.each([
    'Compte de gestion-santé',
    'Un appareil partagé',
    'Un plan de traitement',
    'pendant 12\u00a0mois',
    'Retirer un fichier',
  ])('the check accepts the French text %j', (sentence) => {
    expect([...badTypography(made({ a: sentence })), ...wrongWords(made({ a: sentence }))]).toEqual([])
  })

  it('French page titles are not in the imperative', () => {
    expect(orderingTitles(languages.fr)).toEqual([])
    expect(
      orderingTitles(
        made({
          'page.a': 'Consultez vos courriels',
          'page.b': 'Consulter',
          'page.c': 'Souhaitez-vous ajouter?',
          d: 'Entrez',
        }),
      ),
    ).toEqual(['page.a: a title does not order'])
  })
})

/** Texts of the services that may be the same in both languages. */
const SAME: readonly RegExp[] = [
  /^(?:Alberta|Manitoba|Nunavut|Ontario|Saskatchewan|Yukon)$/, // names of places
  /^(?:Ambulance|Capsule|Diagnostic|Implant|Nutrition|Test|Total)$/, // the same word
]

describe('texts of the services in both languages', () => {
  const twice = (pairs: readonly Pair[]) =>
    pairs.filter(({ en, fr }) => en === fr && !SAME.some((same) => same.test(en))).map(({ where }) => where)

  it('each text of a service differs between the languages', () => {
    expect(twice(service)).toEqual([])
  })

  it('the check finds a text of a service that is the same in both languages', () => {
    const code = `const a = { name: ['Programmes', 'Programmes'] }; const b = { en: 'Nutrition', fr: 'Nutrition' }; const c = { en: 'Report', fr: 'Report' }`
    expect(twice(programPairs('a.ts', code, bilingualFunctions([])))).toEqual(['a.ts: Programmes', 'a.ts: Report'])
  })
})

/** English texts that may have two French translations. */
const TWO_IN_FRENCH = new Set([
  'Claims', // short in the menus and in full elsewhere, with the same meaning
  'Submitted', // the same word for an amount and for a claim status
  'Submit a claim', // in full at first, then short: "demande" stands for "demande de règlement" (glossary)
  // a choice of language names each language in that language
  'English',
  'Français',
  'Other', // one word in English for the singular and the plural
  // French uses two forms of the verb: the infinitive in a title (Activer) and the imperative in an e-mail (Activez).
  'Activate your account',
  'Confirm your registration',
  'Choose a new password',
  'Confirm your new email address',
])
/** French texts that may have two English translations. */
const TWO_IN_ENGLISH = new Set([
  'Bonjour, {name}', // French has one greeting for morning and afternoon
  'English', // a choice of language names each language in that language
  'Français',
  'État', // the same word for a state of the United States and a claim status
  'S’inscrire', // one word for the whole portal and for direct deposit
  'Du {from} au {to}', // the same word for a caption and for a table cell
  // in each of the next texts, French has the same words for the coverage and for the care
  'Soins dentaires',
  'Soins de la vue',
  'Soins auditifs',
  'Soins de santé complémentaires', // DATA-66
  'Bilans de santé', // CARE-02
])

describe('translations', () => {
  const texts = (locale: 'en' | 'fr', pairs: readonly (readonly [string, string])[]) =>
    twoForOne(
      pairs.map(([en, fr]) => ({ where: 'a', en, fr })),
      locale,
      new Set(['Search']),
    )

  it('the same text always has the same translation, in the message catalogues and in the services', () => {
    const all = [...catalogue, ...service]
    expect(twoForOne(all, 'en', TWO_IN_FRENCH)).toEqual([])
    expect(twoForOne(all, 'fr', TWO_IN_ENGLISH)).toEqual([])
    expect([...idleExceptions(all, 'en', TWO_IN_FRENCH), ...idleExceptions(all, 'fr', TWO_IN_ENGLISH)]).toEqual([])
  })

  it('the check finds a text with two translations, and an entry in the list of exceptions that is not used', () => {
    const changed = [
      ['Changed', 'Changée'],
      ['Changed', 'Modifiée'],
      ['Search', 'Rechercher'],
      ['Search', 'Recherche'],
    ] as const
    expect(texts('en', changed)).toEqual(['Changed: "Changée" (a), "Modifiée" (a)'])
    expect(
      texts('fr', [
        ['Kept', 'Gardé'],
        ['Held', 'Gardé'],
      ]),
    ).toEqual(['Gardé: "Kept" (a), "Held" (a)'])
    expect(idleExceptions([{ where: 'a', en: 'Yes', fr: 'Oui' }], 'en', new Set(['Yes']))).toEqual(['Yes'])
  })
})

const REFUSALS = /^form\..+\.error\.|^form\.error\.|^login\.error\.|^error\.(?:name|kind)\./
/** Error messages that the specification prescribes. */
const GIVEN = [
  'form.login.password.error.maxLength', // AUTH-25
  'form.password.error.maxLength',
  'form.error.fromNotAfterTo', // D-93
  'error.name.NOLOGIN', // ERR-25
]
const NUMBERS = ['percent', 'limit', 'count', 'total', 'km', 'months', 'current', 'visit', 'minutes', 'seconds', 'age']
/**
 * Messages whose argument is an already formatted amount or size. In all other messages, an argument with the same name
 * is a number.
 */
const WRITTEN = ['form.error.max_value', 'form.error.file.total']
const ENDINGS = [
  [/\.(?:label|hint|placeholder)$|\.option\.|^page\./, false],
  [REFUSALS, true],
  [/\.lead$/, true],
] as const

describe.each(['en', 'fr'] as const)('wording of messages (%s)', (locale) => {
  it('numbers in messages are formatted for the language, and counted nouns have a plural', () => {
    expect(untypedNumbers(languages[locale], NUMBERS, WRITTEN)).toEqual([])
    expect(countedNouns(languages[locale], ['count', 'minutes', 'seconds', 'age'])).toEqual([])
  })

  it('messages are short, and error messages are shorter', () => {
    expect(longSentences(languages[locale], 25)).toEqual([])
    expect(longSentences(languages[locale], 20, new RegExp(`\\.(?:lead|hint)$|${REFUSALS.source}`))).toEqual([])
  })

  it('error messages say what to do next', () => {
    expect(withoutAct(languages[locale], locale, REFUSALS, GIVEN)).toEqual([])
  })

  it('messages of the same kind either all end with a full stop or all have none', () => {
    expect(wrongEnding(languages[locale], ENDINGS)).toEqual([])
  })
})

describe('seeded faults of wording', () => {
  it('the check finds an unformatted number and a counted noun without a plural', () => {
    const sentences = made({
      a: '{percent}%',
      b: '{percent, number}%',
      c: '{count} files',
      d: '{count, plural, one {# file} other {# files}}',
      e: '{count, number} files',
    })
    expect(untypedNumbers(sentences, ['percent'])).toEqual(['a: {percent} is a number'])
    expect(countedNouns(sentences, ['count'])).toEqual(['c: {count} has no plural', 'e: {count} has no plural'])
  })

  it('the check finds a message that is too long', () => {
    expect(longSentences(made({ 'a.lead': 'one two three four. five six', b: 'one two three four five' }), 4)).toEqual([
      'b: more than 4 words',
    ])
    expect(longSentences(made({ 'a.lead': 'one two three', b: 'one two three' }), 2, /\.lead$/)).toEqual([
      'a.lead: more than 2 words',
    ])
  })

  it.each([
    ['en', 'Your email and password do not match.', 'Check both.'],
    ['fr', 'Le courriel et le mot de passe ne correspondent pas.', 'Vérifiez-les.'],
  ] as const)('the check finds an error message that does not say what to do next (%s)', (locale, refusal, act) => {
    const sentences = made({ 'form.error.a': refusal, 'form.error.b': `${refusal} ${act}`, c: refusal })
    expect(withoutAct(sentences, locale, REFUSALS, [])).toEqual(['form.error.a: says not what to do'])
    expect(withoutAct(sentences, locale, REFUSALS, ['form.error.a'])).toEqual([])
  })

  it('the check finds a message with a wrong ending', () => {
    const sentences = made({
      'form.a.b.label': 'Name.',
      'form.a.b.hint': 'On your card',
      'form.a.c.hint': 'On your card. Or here',
      'form.error.c': 'Choose one',
      'd.lead': 'Is it?',
      'e.lead': 'So it is',
    })
    expect(wrongEnding(sentences, ENDINGS)).toEqual([
      'form.a.b.label: no full stop ends it',
      'form.a.c.hint: a full stop ends it',
      'form.error.c: a full stop ends it',
      'e.lead: a full stop ends it',
    ])
  })
})

describe('column titles of PDFs', () => {
  /** Column titles that PDFs have but no page has. */
  const OWN = new Set(['For one visit', 'For one year', 'Item', 'Type of service'])

  it('a PDF has the column titles of the page from which it is saved', () => {
    const documents = files(/^sandbox\/documents\/.+-(?:document|report)\.ts$/)
    expect(documents.flatMap((file) => otherColumns(file, read(file), catalogue, OWN))).toEqual([])
  })

  it('the check finds a PDF with other column titles than its page', () => {
    const code = `const TEXTS = {
  en: {
    kind: 'Payment type',
    paid: 'Paid',
    note: 'Anything',
  },
  fr: {
    kind: 'Mode de paiement',
    paid: 'Payé',
    note: 'Ce que vous voulez',
  },
}
pdf.table([{ title: text.kind, share: 0.5 }, right(text.paid, 0.5)])`
    const page = [
      { where: 'a', en: 'Payment method', fr: 'Mode de paiement' },
      { where: 'b', en: 'Paid', fr: 'Payé' },
    ]
    expect(otherColumns('a.ts', code, page, new Set())).toEqual([
      'a.ts: no page has a column “Payment type” («\u00a0Mode de paiement\u00a0»)',
    ])
    expect(otherColumns('a.ts', code, page, new Set(['Payment type']))).toEqual([])
  })
})
