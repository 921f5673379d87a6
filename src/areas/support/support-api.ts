import type { ContactUsRequest } from '~generated/member/model/index.ts'
import { sendContactUsEmail } from '~generated/member/queries/support.ts'

/** Sends the member's message, trimmed (CONTENT-01, D-72). */
export const sendMessage = ({ message }: ContactUsRequest): Promise<null> =>
  sendContactUsEmail({ message: message.trim() })
