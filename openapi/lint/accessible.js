/**
 * A PDF is read by screen readers too, kept and sent on: each operation that answers with one promises PDF/UA in the
 * words of its response, because OpenAPI has no place for it. `contract:verify` opens the documents of a service.
 */
const documentsAreAccessible = () => ({
  Response: {
    enter({ content = {}, description = '' }, { report, location }) {
      if ('application/pdf' in content && !description.includes('PDF/UA'))
        report({
          message: 'A response with a PDF promises PDF/UA: say it in its description.',
          location: location.child('description'),
        })
    },
  },
})

export default function documents() {
  return { id: 'documents', rules: { oas3: { 'are-accessible': documentsAreAccessible } } }
}
