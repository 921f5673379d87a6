/**
 * Generated from the contract "Member service". Do not edit.
 */
import type {
  MemberCardDetails,
  ShareCardRequest,
  ShareMemberCardParams
} from '../model';

import { memberClient } from '../../../src/platform/http/client.ts';
import type { BodyType } from '../../../src/platform/http/client.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

/**
 * The card as a PDF in the language of the call (API-113), saved as Identification.pdf in both languages (CONST-25). An empty file or a 204 counts as a failure (D-89).
 * @summary Print the member card
 */
export const getMemberCardPdf = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/member-cards`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardPdf', timeout: 120000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * Sends the card by e-mail to one to five addresses, one e-mail each, in the language of the call (API-114, D-140). The addresses stand in the body, and joined by commas in the query; both must name the same, each of them once, in any order and case, else 422. 200, 201 and 204 mean that every e-mail is on its way. After any other status none was sent; the portal shows the error and counts the failure like a failed sign-in (SESSION-45, D-48), a success is not counted.
 * @summary Send the member card to somebody
 */
export const shareMemberCard = (
    id: string,
    shareCardRequest: BodyType<ShareCardRequest>,
    params: ShareMemberCardParams,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<null>(
      {url: `/${encodeURIComponent(String(id))}/member-cards`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: shareCardRequest,
        params, ...(signal ? { signal }: {})
    },
      { operationId: 'shareMemberCard', timeout: 60000, expect: [200, 201, 204], authorization: 'required', ignoredBodies: [200, 201],  ...options});
    }

/**
 * Name of the cardholder, telephone number of the customer service, and the other people on the plan (API-112, CARD-03). Policy and certificate number come from getCardholderDetails (CARD-02). 200 is the only success (D-141). The card is the same for everybody on the plan, so that a dependant sees it too.
 * @summary Read what the member card says
 */
export const getMemberCardDetails = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<MemberCardDetails>(
      {url: `/${encodeURIComponent(String(id))}/member-cards/details`, method: 'GET', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardDetails', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }

/**
 * The card as a pass in the language of the call, with what getMemberCardDetails and getCardholderDetails say (D-331). A pass is a ZIP archive of pass.json, icon.png, manifest.json with the SHA-1 of each file, and signature, which the insurer makes with its certificate for passes; a phone refuses a pass without it. Asked only where the configuration says that the service has it (offersWalletPasses); 404 means that it has none after all, and the portal says so beside the button. An empty file or a 204 counts as a failure (D-89). The same pass may be asked for again.
 * @summary Get the member card for the wallet of a phone
 */
export const getMemberCardPass = (
    id: string,
 options?: SecondParameter<typeof memberClient>,signal?: AbortSignal
) => {

      return memberClient<Blob>(
      {url: `/${encodeURIComponent(String(id))}/member-cards/pass`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      { operationId: 'getMemberCardPass', timeout: 60000, expect: [200], authorization: 'required',  ...options});
    }
