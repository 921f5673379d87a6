import { also, NOTHING, says, SILENT, type ResponseTable } from './canned-response.ts'

const FLAGS_ON =
  'forms banking updateMemberProfile submitClaim easyHsa benefitUsage coverage memberProfile statements rta drugAdherence medicalExclusion claimTracker updateBanking storeFront beneficiary maaxClaims'
// These flags are off because the specification describes the pages that they enable, but no calls for them.
const FLAGS_OFF = 'demo autoHSA analytics suppressCoverage filterOnKeywords premiums premiumPayment'
const flags = (names: string, value: boolean) => Object.fromEntries(names.split(' ').map((name) => [name, value]))
const policy = { ...flags(FLAGS_ON, true), ...flags(FLAGS_OFF, false), brand: 'MBC', status: 'ACTIVE' }

const invitation = { emailExpired: false, emailLocked: false, alreadyRegistered: false, language: 'EN', brand: 'MBC' }
const checks = {
  emailExpired: false,
  emailVerified: true,
  emailLocked: false,
  alreadyRegistered: false,
  language: 'EN',
}
const participant = {
  participantId: '01',
  certificateId: '900000001',
  firstName: 'ALEX',
  lastName: 'TREMBLAY',
  isCardholder: true,
  terminationDate: null,
  active: true,
  medicalExclusion: false,
  privacyConsent: true,
  dateOfBirth: '19800131',
}
const banking = { branch: '00004', bank: '001', account: '1234567' }
const address = {
  addressLine1: '12 RUE MAIN',
  addressLine2: '',
  addressLine3: '',
  postalCode: 'E1C1A1',
  zipCode: '',
  province: 'NB',
  state: '',
  city: 'MONCTON',
  country: 'CA',
  phone: '5065550100',
  addressType: 'HOME',
}

const care = (tables: readonly object[]) => ({
  categories: [
    {
      id: 1,
      categoryName: 'Virtual Clinics',
      categoryDescription: 'See a doctor from home.',
      categoryLogoLink: 'https://care.insurer.example/1.svg',
      services: [1],
    },
  ],
  services: [
    {
      id: 1,
      serviceName: 'Online doctors',
      vendorName: 'Example Care',
      vendorCardDescription: 'Doctors, day and night.',
      shortVendorDescription: 'Doctors',
      endDate: '2035-01-31',
      buttonTitle: 'Visit',
      buttonExternalLink: 'https://care.insurer.example/visit',
      isPinned: false,
      isDirectLink: false,
      content: {
        longVendorDescription: 'A doctor within the hour.',
        paragraphs: [
          {
            name: 'How it works',
            descriptions: ['Book a visit.'],
            bullets: [],
            subBullets: [],
            strongTextDescriptions: [],
          },
        ],
        tables,
      },
    },
  ],
})

/** The smallest possible responses for sign-in, registration, the account and the card. */
export const accountResponses: ResponseTable = {
  login: {
    default: { status: 200, token: 'bare' },
    bearer: { status: 200, token: 'Bearer' },
    refused: { status: 401 },
  },
  jwt: {
    default: { status: 200, token: 'Bearer' },
    bare: { status: 200, token: 'bare' },
    inBody: { status: 200, token: 'Bearer', body: { token: '{token}' } },
  },
  renewToken: SILENT,
  // The specification does not name the ten actions of a link token, so this response has only one. A test that needs
  // another action sets `fields.action`.
  validateTokenByPut: says(undefined, {
    action: also({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com' }),
    known: also(true),
  }),
  register: SILENT,
  digitalRegister: SILENT,
  resetPassword: SILENT,
  changePassword: SILENT,
  passwordTokenByPlan: SILENT,
  passwordTokenByEmail: SILENT,
  confirmation: SILENT,
  resendActivation: SILENT,
  confirmEmailChange: SILENT,
  findWithToken: says(true),
  validateToken: says({ action: 'UPDATE_EMAIL', newUsername: 'new@example.com' }),

  terms: says({ termsAndConditionsAccept: true }, { notAccepted: also({ termsAndConditionsAccept: false }) }),
  acceptTerms: SILENT,
  cardholderDetails: says({
    firstName: 'ALEX',
    lastName: 'TREMBLAY',
    policyNumber: '0012345',
    idNumber: '900000001',
    participantId: '01',
    preferredLanguage: 'EN',
    businessOwner: 'MBC',
    regional: false,
    bookOfBusiness: 'GROUP',
    msId: '7000001',
    provinceOfAdjudication: 'NB',
  }),
  changeLanguage: SILENT,
  contactInfo: says({ address, phoneNumber: '5065550100' }),
  changeContactInfo: SILENT,
  changeEmail: SILENT,
  contactUsEmail: SILENT,
  resourceUrlsByInvitation: says({ json_claimTermsUrl: 'http://terms.insurer.example/claims.json' }),
  resourceUrls: says({ json_claimTermsUrl: 'http://terms.insurer.example/claims.json' }),
  participants: says([
    participant,
    {
      ...participant,
      participantId: '02',
      certificateId: '900000002',
      firstName: 'ROBIN',
      isCardholder: false,
      dateOfBirth: '20100630',
    },
  ]),
  digitalTokenValues: says(invitation),
  digitalExpiry: says(checks),
  digitalMember: says(undefined, { checks: also(checks) }),
  banking: says(banking, { none: NOTHING }),
  changeBanking: SILENT,
  deleteBanking: SILENT,
  securityPolicy: says(policy, {
    alternate: also({ ...policy, maaxClaims: false }),
    suppressed: also({ ...policy, suppressCoverage: true }),
    suspended: also({ ...policy, status: 'SUSPENDED' }),
    noStatus: also({ ...policy, status: undefined }),
  }),
  securityPolicyOfGuards: says(policy),
  validateMemberServiceToken: says(invitation),
  directDepositForm: says('https://forms.insurer.example/DD.pdf', {
    created: { status: 201, body: 'https://forms.insurer.example/DD.pdf' },
  }),
  termsOfPages: SILENT,

  form: says('https://forms.insurer.example/form.pdf', {
    created: { status: 201, body: 'https://forms.insurer.example/form.pdf' },
  }),
  memberCardDetails: says(
    {
      cardholder: 'ALEX TREMBLAY',
      customerServiceNumber: '18005550100',
      othersOnPlanList: [{ idNumber: '900000002', name: 'ROBIN TREMBLAY' }],
    },
    {
      person: also({
        cardholder: { idNumber: '900000001', name: 'ALEX TREMBLAY' },
        customerServiceNumber: '18005550100',
        othersOnPlanList: [],
      }),
    },
  ),
  memberCardPdf: { default: { status: 200, file: '%PDF-1.4\n%%EOF\n' } },
  shareMemberCard: SILENT,
  connectedCare: says(care([]), {
    tables: also(care([{ rows: [{ timePeriod: 'Day', details: 'A visit', cost: '65', note: '' }] }])),
  }),
  connectedCareToken: says({ jwt: '{token}' }),
  contactContent: says({}),
}
