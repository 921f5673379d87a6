import { registry } from '~generated/member/zod/registry.ts'
import { Date8RegExp, FullDateRegExp, MoneyRegExp } from '~generated/member/zod/memberService.schemas.zod.ts'
import type { Schemas } from './contract-check.ts'

/**
 * Schemas of the member service. They are one module, because a dynamic import of the file of schemas itself would keep
 * each of its nine hundred exports: 6 kB.
 */
export const memberSchemas: Schemas = {
  registry,
  money: String(MoneyRegExp),
  date8: String(Date8RegExp),
  fullDate: String(FullDateRegExp),
}
