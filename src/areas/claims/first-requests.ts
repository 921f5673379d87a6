import { sendFirstRequests } from '~/platform/first-requests.ts'
import { firstStepQueries } from './start/first-step-queries.ts'

// The extras of the first step are shown together with its questions. Errors are ignored here: the step is shown without
// them, too.
import('./step-view/step-extras.tsx').catch(() => undefined)

// The HTML document of the first step runs this script before the portal starts.
void sendFirstRequests(firstStepQueries)
