import type { OnlineDoctors, Province } from '../../../generated/member/model/index.ts'
import { inDollars } from '../../money.ts'
import type { Locale } from '../../words.ts'

const QUEBEC = 'QC'
/** Where members sign up; not a real service. */
const ACCOUNT_URL = { en: 'https://doctors.example.com/en/sign-in', fr: 'https://doctors.example.com/fr/connexion' }

/** Texts with the sample prices of the specification (CONST-29). */
export function onlineDoctors(province: Province, locale: Locale): OnlineDoctors {
  const price = (dollars: number) => inDollars(dollars * 100, locale)
  const isFrench = locale === 'fr'
  const fee = visitFee(province === QUEBEC, price)[locale]
  const others = isFrench
    ? `La physiothérapie virtuelle coûte ${price(59)} pour l’évaluation initiale et ${price(49)} pour chaque suivi. Une première séance avec une nutritionniste coûte ${price(120)}.`
    : `Virtual physiotherapy costs ${price(59)} for the initial assessment and ${price(49)} for each follow-up. An initial session with a dietitian costs ${price(120)}.`
  return isFrench
    ? {
        coverageDescriptionTitle: 'Ce que votre régime offre',
        coverageDescription: `Parlez à un médecin par vidéo ou par clavardage, jour et nuit, partout au Canada.\n\n${fee}\n\n${others}`,
        accountAccessTitle: 'Accéder à votre compte',
        accountAccessMessage: 'Ayez votre carte de membre en main. La première fois, vous créez un compte distinct de celui du portail.',
        accountAccessUrl: ACCOUNT_URL.fr,
      }
    : {
        coverageDescriptionTitle: 'What your plan offers',
        coverageDescription: `Talk to a doctor by video or chat, day and night, anywhere in Canada.\n\n${fee}\n\n${others}`,
        accountAccessTitle: 'Get into your account',
        accountAccessMessage: 'Have your member card at hand. The first time, you create an account that is separate from this portal.',
        accountAccessUrl: ACCOUNT_URL.en,
      }
}

const visitFee = (isQuebec: boolean, price: (dollars: number) => string) =>
  isQuebec
    ? { en: `A visit costs ${price(200)} for residents of Quebec.`, fr: `Une visite coûte ${price(200)} pour les personnes qui résident au Québec.` }
    : {
        en: `A visit costs ${price(65)}, ${price(73)} or ${price(92)}, depending on the time of day.`,
        fr: `Une visite coûte ${price(65)}, ${price(73)} ou ${price(92)}, selon le moment de la journée.`,
      }
