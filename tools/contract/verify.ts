/**
 * `npm run contract:verify -- --url URL`: sends the contracts' requests to running services, below `/accounts` and `/members` of
 * the address or at `--account URL --member URL`. Reports
 * violations and how much of the contracts the responses covered. `--login`, `--password`: the member (default: a
 * persona of the sandbox). `--other`: login of another member. `--writes`: also calls operations that change data.
 * `--only`: names of operations. `--seed`: seed of generated requests. `--slow`: milliseconds after which a response is
 * reported. `--missing`: lists the uncovered parts. `--format`, `--output FILE`: a report for programs. `--proxy PORT`: sends nothing itself. It forwards a portal's requests to both services and reports
 * violations until it is stopped. `--baseline FILE`: the covered properties, written by the first run and compared
 * afterwards. Exit code 1: a violation was found. Exit code 2: the service cannot be reached.
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
