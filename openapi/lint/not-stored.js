/**
 * Answers hold what a member is insured for and paid: no cache between the service and the portal keeps one
 * (reliability-and-security.md, Browser security). The contract says so once, at its root, for all of them; an
 * operation that says otherwise contradicts it.
 */
const nothingIsStored = () => ({
  Root: {
    enter(root, { report, location }) {
      if (root['x-answer-headers']?.['Cache-Control'] !== 'no-store')
        report({ message: 'Every answer carries "Cache-Control: no-store": say it in x-answer-headers.', location })
    },
  },
  Response: {
    enter({ headers = {} }, { report, location }) {
      for (const name of Object.keys(headers))
        if (name.toLowerCase() === 'cache-control')
          report({
            message: 'x-answer-headers says for all answers how they are cached.',
            location: location.child(['headers', name]).key(),
          })
    },
  },
})

export default function answers() {
  return { id: 'answers', rules: { oas3: { 'nothing-is-stored': nothingIsStored } } }
}
