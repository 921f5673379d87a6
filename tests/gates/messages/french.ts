import { readings, readMessages, type Language } from './catalogues.ts'
import { NON_BREAKING as HELD } from './non-breaking.ts'

/** Sentences that the specification prescribes word for word (D-84). */
const LITERAL = new Set(["C'est fait!", "Oups, une erreur s'est produite. Veuillez réessayer plus tard."])

const UNBREAKABLE = '\u00a0\u202f'

/** Typography of Canadian French: patterns of mistakes, each with its rule (glossary, last paragraph). */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/'/, 'an apostrophe is ’'],
  [new RegExp(`[^${UNBREAKABLE}]:`), 'a no-break space stands before a colon'],
  [/[^\u00a0\d}]–(?!$)/, 'a no-break space stands before a dash'],
  [new RegExp(`[\\s${UNBREAKABLE}][!?;]`), 'no space stands before ! ? ;'],
  [new RegExp(`«[^${UNBREAKABLE}]|[^${UNBREAKABLE}]»`), 'no-break spaces stand inside « »'],
  [new RegExp(`[\\d}][^\\d${UNBREAKABLE},.}][%$]|[\\d}][%$]| [%$]`), 'a no-break space stands before % and $'],
  [/\d \d{3}(?!\d)/, 'a no-break space groups thousands'],
  [/["“”]/, 'quotation marks are « »'],
  [
    /\b(?:A propos|Etat|Etes|Etape|Ecrivez|Evaluation)|[Oo]euvre|[Cc]oeur|[Ss]oeur|[Vv]oeu/,
    'capitals keep their accents, œ is one letter',
  ],
  [/ {2}|\s$|^\s/, 'no space is doubled or left over'],
  [/(?<=\p{L}) - (?=\S)/u, 'a dash is –'],
  [HELD.fr, 'a no-break space holds a number to its unit'],
  // masculine forms for people exclude other readers
  [
    /(?:[Vv]ous êtes|pour en être|en étant|[Ss]oyez|vous serez) (?:certain|sûr|connecté|inscrit|déconnecté|assuré|prêt|couvert)(?!\p{L})/u,
    'no word agrees with the reader in gender',
  ],
]

export function badTypography({ sentences }: Language): string[] {
  return Object.entries(sentences).flatMap(([id, sentence]) => {
    if (LITERAL.has(sentence)) return []
    const found = new Set(
      readings(sentence).flatMap((text) =>
        TYPOGRAPHY.filter(([pattern]) => pattern.test(text)).map(([, rule]) => rule),
      ),
    )
    return [...found].map((rule) => `${id}: ${rule}`)
  })
}

/** Words from the last column of the glossary, each with the word that the portal uses instead. */
const NOT_OURS: readonly (readonly [RegExp, string])[] = [
  [/réclamations?/i, 'demande'],
  [/soume(?:ttre|ttez|ttons|t|ts|ttent)|soumis(?:e|es|sion|sions)?/i, 'présenter'],
  [/bénéfices?/i, 'garantie, prestation'],
  [/plans?(?! de (?:traitement|soins))/i, 'régime'],
  [/log ?in/i, 'se connecter'],
  [/e-?mails?|mails?/i, 'adresse courriel'],
  [/plafonds?/i, 'maximum'],
  [/prescriptions?/i, 'ordonnance'],
  [/upload(?:er|ez)?/i, 'téléverser'],
  [/attache(?:r|z)/i, 'joindre'],
  [/cookies?/i, 'témoins'],
  [/contactez-nous/i, 'nous joindre'],
  [/portails?/i, 'espace membre'],
  [/banques?/i, 'institution financière'],
  [/sommaires?/i, 'résumé, rapport annuel'],
  [/motifs?/i, 'raison'],
  [/partag(?:er|ez)/i, 'envoyer'],
  [/comptes? de gestion/i, 'compte de gestion-santé'],
  [/ouvr(?:ir|ez) une session/i, 'se connecter'],
  [/(?:retir|retr)[\p{L}]+ (?:\p{L}+ ){0,3}dépôt direct|dépôt direct a été retiré/iu, 'annuler le dépôt direct'],
  [/consulter vos renseignements de/i, 'afficher'],
  [/une deuxième fois/i, 'de nouveau'],
  [/qui figure sur votre carte|le numéro de votre carte/i, 'indiqué sur votre carte'],
  [/dites-nous (?:si|qui)/i, 'indiquez'],
  [/avec elle/i, 'the thing itself'],
  [/programmes? de (?:traitement|soins|repas)/i, 'plan de traitement, plan de soins, menus'],
]

export function wrongWords(language: Language): string[] {
  return readMessages(language).flatMap(([id, sentence]) =>
    NOT_OURS.filter(([word]) =>
      new RegExp(`(?<![\\p{L}-])(?:${word.source})(?![\\p{L}-])`, 'iu').test(readings(sentence).join(' ')),
    ).map(([, ours]) => `${id}: say ${ours}`),
  )
}
