/**
 * Words that describe what a value or a call means, such as units, amounts, order, time, language or presence. If a
 * description gains or loses such a word, the behaviour may have changed. Any other change of words is treated as a
 * rewording.
 */
const MEANINGS = [
  // units and amounts
  /^(?:kilo|centi|milli)?(?:met(?:re|er)|gram|lit(?:re|er))s?$|^(?:km|cm|mm|mile|foot|feet|inch(?:es)?|pound)s?$/,
  /^(?:milli)?seconds?$|^(?:ms|minute|hour|day|week|month|quarter|year|period|date|time|noon|midnight)s?$|^utc$/,
  /^(?:dollar|cent|euro|currency|percent|percentage|byte|kb|mb|gb|digit|character|decimal|letter)s?$/,
  /^(?:gross|net|total|sum|average|rounded|tax|taxes|share|fraction|zero|negative|positive|twice|half|double)$/,
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|sixty|hundred|thousand)$/,
  // presence, and the persons or things to which a statement applies
  /^(?:not|no|none|never|nobody|nothing|without|neither|nor|only|alone|always|must|may|cannot|shall|optional|unless)$/,
  /^(?:required|needed|needs?|absent|null|empty|missing|omitted|present|true|false|ignored|refused|allowed|forbidden)$/,
  /^(?:all|any|each|every|everybody|anybody|both|either|most|least|more|less|maximum|minimum|limit|unique|once)$/,
  // order and time
  /^(?:newest|oldest|latest|earliest|first|last|ascending|descending|sorted|unsorted|reversed?|random|order)$/,
  /^(?:before|after|until|from|since|behind|inclusive|exclusive|includ(?:ed|ing)|exclud(?:ed|ing)|end|start|past|future)$/,
  // language and format
  /^(?:english|french|language|bilingual|local|encrypted|hashed|masked|encoded|trimmed|capitals|case|text|number)$/,
]
/** Codes, numbers and names of other parts of the contract: `PAID`, `30`, `maxLimit`, `x-auth`. */
const CODE = /^(?:[A-Z][A-Z\d_-]*[A-Z\d_]|\d[\d.,:]*\d|\d|[a-z]+[A-Z]\w*|x-[a-z-]+)$/
/**
 * Text to ignore, because it says nothing about a value: ids of decisions and requirements such as `D-91`, and the
 * words "first name" and "last name".
 */
const UNSAID = /\(?\b[A-Z]+-\d+\b\)?|\b(?:first|last) names?\b/gi

/** The meaningful words that a text gained and lost. Returns undefined if the text was only reworded. */
export function meaningDifference(before: unknown, after: unknown): string | undefined {
  if (typeof before !== 'string' || typeof after !== 'string') return undefined
  const [old, now] = [wordsIn(before), wordsIn(after)]
  const list = (words: readonly string[]) => [...new Set(words)].map((word) => `"${word}"`).join(', ')
  const [lost, gained] = [beyond(old, now), beyond(now, old)]
  const said = [gained.length > 0 ? `gained ${list(gained)}` : '', lost.length > 0 ? `lost ${list(lost)}` : '']
  return said.filter(Boolean).join(' and ') || undefined
}

const wordsIn = (text: string): string[] =>
  text
    .replaceAll(UNSAID, ' ')
    .split(/[^\p{L}\p{N}_.,:-]+/u)
    .map((word) => word.replaceAll(/^[.,:-]+|[.,:-]+$/g, ''))
    .flatMap((word) =>
      CODE.test(word) ? [word] : MEANINGS.some((words) => words.test(word.toLowerCase())) ? [word.toLowerCase()] : [],
    )

/** Members that occur more often in the first list than in the second. */
function beyond(words: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return words.filter((word) => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}
