import type { BrandFolder, ContactContent } from '../../generated/member/model/index.ts'
import type { Locale, Bilingual } from '../bilingual.ts'

interface Office {
  readonly phoneNumber: string
  /** last digits of the free and the teletype numbers */
  readonly free: string
  readonly email: string
  readonly zone: Bilingual
  readonly closes: readonly [en: string, fr: string]
  readonly isOpenOnSaturday?: boolean
  readonly street: Bilingual
  readonly city: Bilingual
  readonly notice?: Bilingual
}

/** How each brand is reached (CONTENT-05). Numbers and addresses are made up. */
const OFFICES: Record<BrandFolder, Office> = {
  MEDAVIE: {
    phoneNumber: '5065550100',
    free: '0',
    email: 'service@example.com',
    zone: { en: 'Atlantic time', fr: 'heure de l’Atlantique' },
    closes: ['8 p.m.', '20'],
    isOpenOnSaturday: true,
    street: { en: '12 Harbour Street', fr: '12, rue Harbour' },
    city: { en: 'Moncton NB E1C\u00A09Z9', fr: 'Moncton (Nouveau-Brunswick) E1C\u00A09Z9' },
    notice: { en: 'Our offices are closed on December 25 and 26.', fr: 'Nos bureaux sont fermés les 25 et 26 décembre.' },
  },
  SK: {
    phoneNumber: '3065550100',
    free: '2',
    email: 'service.sk@example.com',
    zone: { en: 'Central time', fr: 'heure du Centre' },
    closes: ['6 p.m.', '18'],
    street: { en: '45 Prairie Avenue', fr: '45, avenue Prairie' },
    city: { en: 'Saskatoon SK S7K\u00A09Z9', fr: 'Saskatoon (Saskatchewan) S7K\u00A09Z9' },
  },
  CANASSURANCEON: {
    phoneNumber: '4165550100',
    free: '3',
    email: 'service.on@example.com',
    zone: { en: 'Eastern time', fr: 'heure de l’Est' },
    closes: ['8 p.m.', '20'],
    street: { en: '80 Lakeview Road', fr: '80, chemin Lakeview' },
    city: { en: 'Toronto ON M5V\u00A09Z9', fr: 'Toronto (Ontario) M5V\u00A09Z9' },
  },
  CANASSURANCEQC: {
    phoneNumber: '5145550100',
    free: '4',
    email: 'service.qc@example.com',
    zone: { en: 'Eastern time', fr: 'heure de l’Est' },
    closes: ['8 p.m.', '20'],
    street: { en: '700 Des Érables Street', fr: '700, rue des Érables' },
    city: { en: 'Montreal QC H3B\u00A09Z9', fr: 'Montréal (Québec) H3B\u00A09Z9' },
  },
}

/** Folder of a brand; anything else counts as MBC (D-73). */
const FOLDERS: Readonly<Record<string, BrandFolder>> = { SBC: 'SK', OBC: 'CANASSURANCEON', QBC: 'CANASSURANCEQC' }

/** The toll-free number on the member card of a brand, the one of its contact page. */
export const customerServiceNumber = (brand: string): string => freeNumber(OFFICES[FOLDERS[brand] ?? 'MEDAVIE'])

const freeNumber = ({ free }: Office): string => `80055501${free}0`

/** Contact content of a brand in one language (API-117, D-73). */
export function contactContent(folder: BrandFolder, locale: Locale): ContactContent {
  const office = OFFICES[folder]
  const { phoneNumber, free, email, zone, closes, isOpenOnSaturday, street, city, notice } = office
  const isFrench = locale === 'fr'
  return {
    title: isFrench ? 'Nous joindre' : 'Contact us',
    phoneNumber,
    tollFreeNumber: freeNumber(office),
    ttyNumber: `80055501${free}9`,
    email,
    hours: [
      {
        days: isFrench ? 'Du lundi au vendredi' : 'Monday to Friday',
        time: isFrench ? `de 8\u00A0h à ${closes[1]}\u00A0h, ${zone.fr}` : `8 a.m. to ${closes[0]}, ${zone.en}`,
      },
      ...(isOpenOnSaturday
        ? [{ days: isFrench ? 'Le samedi' : 'Saturday', time: isFrench ? `de 9\u00A0h à 13\u00A0h, ${zone.fr}` : `9 a.m. to 1 p.m., ${zone.en}` }]
        : []),
    ],
    address: [isFrench ? 'Services aux membres' : 'Member services', street[locale], city[locale]],
    ...(notice && { notice: notice[locale] }),
  }
}
