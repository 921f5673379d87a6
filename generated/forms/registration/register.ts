// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './register.validators.js'

/** Data of the form `register` while it is filled in. */
export interface Register {
  email: string
  confirmEmail: string
  dateOfBirth: string
  certificateId: string
  policyId: string
  password: string
  confirmPassword: string
  preferredLang: "EN" | "FR"
  acceptTerms: true
}

export const registerForm: FormDefinition<Register> = {"id":"register","schema":{"$id":"register","type":"object","required":["email","confirmEmail","dateOfBirth","certificateId","policyId","password","confirmPassword","preferredLang","acceptTerms"],"properties":{"email":{"type":"string","format":"email","minLength":3,"maxLength":255},"confirmEmail":{"type":"string"},"dateOfBirth":{"type":"string","format":"date8","pattern":"^\\d{8}$"},"certificateId":{"type":"string","pattern":"^[A-Za-z0-9-]{1,20}$"},"policyId":{"type":"string","pattern":"^[A-Za-z0-9-]{1,20}$"},"password":{"type":"string","minLength":8,"maxLength":50,"pattern":"^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$"},"confirmPassword":{"type":"string"},"preferredLang":{"type":"string","enum":["EN","FR"]},"acceptTerms":{"type":"boolean","const":true}}},"ui":{"order":["email","confirmEmail","dateOfBirth","certificateId","policyId","password","confirmPassword","preferredLang","acceptTerms"],"fields":{"email":{"widget":"text","inputMode":"email","autocomplete":"username"},"confirmEmail":{"widget":"text","inputMode":"email","autocomplete":"email","rules":[{"equal_to":"email"}]},"dateOfBirth":{"widget":"date","autocomplete":"bday","rules":["date8","notFuture","notBefore1900"]},"certificateId":{"widget":"text","autocomplete":"off","maxLength":20,"inGroups":true},"policyId":{"widget":"text","autocomplete":"off","maxLength":20,"inGroups":true},"password":{"widget":"password","autocomplete":"new-password","requirements":true},"confirmPassword":{"widget":"password","autocomplete":"new-password","maxLength":50,"rules":[{"equal_to":"password"}]},"preferredLang":{"widget":"choice"},"acceptTerms":{"widget":"checkbox"}}},"validators":validators}
