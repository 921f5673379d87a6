import { derivePersona, noBanking, person, type Persona } from './personas.ts'

type Facts = Parameters<typeof derivePersona>[3] & { readonly born: string }

/**
 * A person whose coverage began this autumn. The person has no claims and no direct deposit, and has not accepted the
 * terms.
 */
function unregistered(key: string, story: string, { born, ...facts }: Facts): Persona {
  const { firstName = '', lastName = '' } = facts.cardholder ?? {}
  const participants = [person('1', firstName, lastName, born, true)]
  return derivePersona(noBanking, key, story, {
    termsAccepted: false,
    history: { lines: 0, maxLimit: 500 },
    participants,
    ...facts,
  })
}

/**
 * People on a plan who have no account yet, or who cannot sign in to their account. The email address on file contains
 * the person's key, as it does for personas.
 */
export const UNREGISTERED_PEOPLE: readonly Persona[] = [
  unregistered('newcomer', 'Asked by e-mail to activate an account: New Brunswick, general brand.', {
    born: '19910523',
    cardholder: { firstName: 'AMINA', lastName: 'DIALLO', policyNumber: '90210', idNumber: '100300401', msId: '7101' },
    address: {
      addressLine1: '64 Highfield Street',
      city: 'Moncton',
      province: 'NB',
      postalCode: 'E1C 5N3',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '5065550171',
  }),
  unregistered('nouvelle', 'Asked by e-mail to activate an account: Quebec brand, in French.', {
    born: '19880217',
    policy: { brand: 'QBC' },
    cardholder: {
      firstName: 'LÉA',
      lastName: 'TREMBLAY-ROUSSEAU',
      policyNumber: '77030',
      idNumber: '500600801',
      preferredLanguage: 'FR',
      provinceOfAdjudication: 'QC',
      msId: '7102',
    },
    address: {
      addressLine1: '35, rue Saint-Joseph Est',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1K 3A8',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '4185550136',
  }),
  unregistered('welcome', 'Invited to the digital portal: Nova Scotia, general brand.', {
    born: '19930814',
    cardholder: {
      firstName: 'PRIYA',
      lastName: 'RAMAN',
      policyNumber: '90310',
      idNumber: '110220330',
      provinceOfAdjudication: 'NS',
      msId: '7103',
    },
    address: {
      addressLine1: '1620 Robie Street',
      city: 'Halifax',
      province: 'NS',
      postalCode: 'B3H 2Y5',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '9025550112',
  }),
  unregistered('bienvenue', 'Invited to the digital portal: Quebec brand, in French.', {
    born: '19850930',
    policy: { brand: 'QBC' },
    cardholder: {
      firstName: 'OLIVIER',
      lastName: 'GAGNON',
      policyNumber: '77030',
      idNumber: '500600902',
      preferredLanguage: 'FR',
      provinceOfAdjudication: 'QC',
      msId: '7104',
    },
    address: {
      addressLine1: '880, rue Saint-Jean',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1R 1R3',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '4185550158',
  }),
  unregistered('welcome-prairie', 'Invited to the digital portal too long ago: Saskatchewan brand.', {
    born: '19760703',
    policy: { brand: 'SBC' },
    cardholder: {
      firstName: 'JOSEPH',
      lastName: 'BEARDY',
      policyNumber: '55010',
      idNumber: '300400611',
      provinceOfAdjudication: 'SK',
      msId: '7105',
    },
    address: {
      addressLine1: '210 Victoria Avenue',
      city: 'Regina',
      province: 'SK',
      postalCode: 'S4P 0S7',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '3065550129',
  }),
  unregistered('welcome-capital', 'Invited to the digital portal, tried too often: Ontario brand.', {
    born: '20010119',
    policy: { brand: 'OBC' },
    cardholder: {
      firstName: 'MEI',
      lastName: 'CHEN',
      policyNumber: '66020',
      idNumber: '400500711',
      provinceOfAdjudication: 'ON',
      msId: '7106',
    },
    address: {
      addressLine1: '55 Laurier Avenue West',
      city: 'Ottawa',
      province: 'ON',
      postalCode: 'K1P 1K5',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '6135550190',
  }),
  unregistered('no-password', 'Has an account and has never chosen a password.', {
    born: '19690411',
    cardholder: {
      firstName: 'ROSE',
      lastName: 'ARSENAULT',
      policyNumber: '90210',
      idNumber: '100300512',
      provinceOfAdjudication: 'PE',
      msId: '7107',
    },
    address: {
      addressLine1: '9 Great George Street',
      city: 'Charlottetown',
      province: 'PE',
      postalCode: 'C1A 4J6',
      country: 'CA',
      addressType: 'MAILING',
    },
    phoneNumber: '9025550147',
  }),
]

/** Keys of the people to whom the insurer has sent an activation email. */
export const ASKED_TO_ACTIVATE: readonly string[] = ['newcomer', 'nouvelle']
/** Key of the person whose account has no password (D-36). */
export const WITHOUT_PASSWORD = 'no-password'
