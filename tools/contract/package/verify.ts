/**
 * `npx contract-verify --url URL` sends the requests described by this package's contracts to running services, and
 * checks the responses.
 */
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract } from '../../generate/contracts/read-contract.ts'
import { run } from '../command-line.ts'
import { verifyCommand } from '../verify/command.ts'

await run(
  () => verifyCommand(() => Promise.resolve(SERVICES.map(readContract))),
  `npx contract-verify --url URL [--login NAME --password WORD] [--other LOGIN] [--only OPERATION,...] [--writes] [--missing]
  [--origin URL] [--format text|json|junit|sarif|github] [--output FILE]
Exit code 0: the service keeps the contracts. 1: it does not. 2: it does not answer, or --only names
what would not be called. README.md of the package says more.`,
)
