/** `npx contract-verify --url URL`: sends the requests of this package's contracts to running services. */
import { SERVICES } from '../../generate/contracts/operation.ts'
import { readContract } from '../../generate/contracts/read-contract.ts'
import { run } from '../command-line.ts'
import { verifyCommand } from '../verify/command.ts'

await run(() => verifyCommand(() => Promise.resolve(SERVICES.map(readContract))))
