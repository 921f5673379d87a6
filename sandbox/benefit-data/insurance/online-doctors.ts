import type { OnlineDoctors, Province } from '../../../generated/member/model/index.ts'
import { inDollars } from '../../money.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { SAMPLE_PRICES } from '../sample-prices.ts'

const QUEBEC = 'QC'
/** Where members sign up; not a real service. */
const ACCOUNT_URL = { en: 'https://doctors.example.com/en/sign-in', fr: 'https://doctors.example.com/fr/connexion' }

/** Texts with the sample prices of the specification (CONST-29). */
export function onlineDoctors(province: Province, locale: Locale): OnlineDoctors {
  const { physiotherapy, dietitian } = SAMPLE_PRICES
  const price = (dollars: number) => inDollars(dollars * 100, locale)
  const isFrench = locale === 'fr'
  const fee = visitFee(province === QUEBEC, price)[locale]
  const others = isFrench
    ? `La physiothérapie virtuelle coûte ${price(physiotherapy.first)} pour l’évaluation initiale et ${price(physiotherapy.next)} pour chaque suivi. Une première séance avec une nutritionniste coûte ${price(dietitian)}.`
    : `Virtual physiotherapy costs ${price(physiotherapy.first)} for the initial assessment and ${price(physiotherapy.next)} for each follow-up. An initial session with a dietitian costs ${price(dietitian)}.`
  return isFrench
    ? {
        coverageDescriptionTitle: 'Ce que votre régime offre',
        coverageDescription: `Parlez à un médecin par vidéo ou par clavardage, jour et nuit, partout au Canada.\n\n${fee}\n\n${others}`,
        accountAccessTitle: 'Accéder à votre compte',
        accountAccessMessage: 'Ayez votre carte de membre à portée de main. La première fois, vous créez un compte distinct de celui de l’espace membre.',
        accountAccessUrl: ACCOUNT_URL.fr,
      }
    : {
        coverageDescriptionTitle: 'What your plan offers',
        coverageDescription: `Talk to a doctor by video or chat, day and night, anywhere in Canada.\n\n${fee}\n\n${others}`,
        accountAccessTitle: 'Go to your account',
        accountAccessMessage: 'Have your member card ready. The first time, you create an account that is separate from this portal.',
        accountAccessUrl: ACCOUNT_URL.en,
      }
}

function visitFee(isQuebec: boolean, price: (dollars: number) => string): Bilingual {
  const { doctorInQuebec, doctor } = SAMPLE_PRICES
  return isQuebec
    ? {
        en: `A visit costs ${price(doctorInQuebec)} for residents of Quebec.`,
        fr: `Une visite coûte ${price(doctorInQuebec)} pour les personnes qui résident au Québec.`,
      }
    : {
        en: `A visit costs ${price(doctor.day)}, ${price(doctor.evening)} or ${price(doctor.night)}, depending on the time of day.`,
        fr: `Une visite coûte ${price(doctor.day)}, ${price(doctor.evening)} ou ${price(doctor.night)}, selon le moment de la journée.`,
      }
}
