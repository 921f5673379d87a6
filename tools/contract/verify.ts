/**
 * `npm run contract:verify -- --url URL` sends the requests described by the contracts to running services, and reports
 * violations and how much of the contracts the responses covered. The services are at `/accounts` and `/members` below
 * the URL, or at `--account URL --member URL`. `--login`, `--password`: the member (default: a persona of the sandbox).
 * `--other`: login of another member. `--writes`: also calls operations that change data. `--only`: names of
 * operations. `--seed`: seed for generated requests. `--slow`: milliseconds after which a response is reported as slow.
 * `--missing`: lists the parts that were not covered. `--format`, `--output FILE`: writes a machine-readable report.
 * `--proxy PORT`: sends no requests; it forwards a portal's requests to both services and reports violations until it
 * is stopped. `--baseline FILE`: the first run writes the covered properties to this file, and later runs compare with
 * it. `--origin URL`: also checks that a browser lets a portal at this URL read the responses (CORS). Exit code 1: a violation was found. Exit code 2: the service cannot be reached, or `--only` names an operation that
 * would not be called.
 */
import { ensureBundles } from '../generate/contracts/bundle.ts'
import { SERVICES } from '../generate/contracts/operation.ts'
import { readContract } from '../generate/contracts/read-contract.ts'
import { run } from './command-line.ts'
import { verifyCommand } from './verify/command.ts'

await run(() =>
  verifyCommand(async () => {
    await ensureBundles()
    return SERVICES.map(readContract)
  }),
)
