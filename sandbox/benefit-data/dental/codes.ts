import type { Bilingual } from '../../bilingual.ts'

export interface DentalProcedure {
  readonly code: string
  readonly name: Bilingual
  /** group of the coverage; NONE is in the guide and not covered by the plan */
  readonly coverage: string
  /** in cents, for a general practitioner where the guide is one */
  readonly price: number
  /** how often the plan pays, in months */
  readonly everyMonths?: number
}

const group = (coverage: string, rows: readonly (readonly [string, string, string, number, number?])[]): DentalProcedure[] =>
  rows.map(([code, en, fr, price, everyMonths]) => ({ code, name: { en, fr }, coverage, price, ...(everyMonths !== undefined && { everyMonths }) }))

/** Procedures of the guide. Codes are those dentists write; prices are fictional. */
const DENTAL_PROCEDURES: readonly DentalProcedure[] = [
  ...group('DIAG', [
    ['01101', 'Complete examination, baby teeth', 'Examen complet, dents de lait', 62_00, 36],
    ['01102', 'Complete examination, baby and permanent teeth', 'Examen complet, dents de lait et dents permanentes', 78_00, 36],
    ['01103', 'Complete examination, permanent teeth', 'Examen complet, dentition permanente', 104_00, 36],
    ['01202', 'Recall examination', 'Examen de rappel', 44_00, 6],
    ['01204', 'Specific examination', 'Examen d’un aspect particulier', 47_00],
    ['01205', 'Emergency examination', 'Examen d’urgence', 52_00],
    ['02102', 'Complete series of X-rays', 'Série complète de radiographies', 148_00, 36],
    ['02111', 'Periapical X-ray, one film', 'Radiographie périapicale, un cliché', 28_00],
    ['02112', 'Periapical X-rays, two films', 'Radiographies périapicales, deux clichés', 36_00],
    ['02141', 'Bitewing X-ray, one film', 'Radiographie interproximale, un cliché', 28_00, 12],
    ['02142', 'Bitewing X-rays, two films', 'Radiographies interproximales, deux clichés', 36_00, 12],
    ['02144', 'Bitewing X-rays, four films', 'Radiographies interproximales, quatre clichés', 54_00, 12],
    ['02601', 'Panoramic X-ray', 'Radiographie panoramique', 82_00, 36],
  ]),
  ...group('PREV', [
    ['11101', 'Polishing, one unit', 'Polissage, une unité', 43_00, 6],
    ['11107', 'Polishing, half a unit', 'Polissage, une demi-unité', 22_00, 6],
    ['11111', 'Scaling, one unit', 'Détartrage, une unité', 66_00],
    ['11112', 'Scaling, two units', 'Détartrage, deux unités', 132_00],
    ['11113', 'Scaling, three units', 'Détartrage, trois unités', 198_00],
    ['11114', 'Scaling, four units', 'Détartrage, quatre unités', 264_00],
    ['11117', 'Scaling, half a unit', 'Détartrage, une demi-unité', 33_00],
    ['12111', 'Fluoride, rinse', 'Fluorure, rince-bouche', 18_00, 6],
    ['12112', 'Fluoride, gel or foam', 'Fluorure, gel ou mousse', 26_00, 6],
    ['12113', 'Fluoride, varnish', 'Fluorure, vernis', 32_00, 6],
    ['13211', 'Oral hygiene instruction', 'Enseignement de l’hygiène buccale', 38_00, 12],
    ['13401', 'Sealant, first tooth', 'Scellant, première dent', 34_00],
    ['13409', 'Sealant, each other tooth', 'Scellant, chaque autre dent', 20_00],
    ['15101', 'Space maintainer, one side', 'Mainteneur d’espace, un côté', 186_00],
  ]),
  ...group('REST', [
    ['20111', 'Caries control, first tooth', 'Contrôle de la carie, première dent', 98_00],
    ['21111', 'Amalgam filling, baby tooth, one surface', 'Obturation (plombage) en amalgame, dent de lait, une surface', 104_00],
    ['21112', 'Amalgam filling, baby tooth, two surfaces', 'Obturation (plombage) en amalgame, dent de lait, deux surfaces', 136_00],
    ['21211', 'Amalgam filling, premolar, one surface', 'Obturation (plombage) en amalgame, prémolaire, une surface', 118_00],
    ['21212', 'Amalgam filling, premolar, two surfaces', 'Obturation (plombage) en amalgame, prémolaire, deux surfaces', 158_00],
    ['21221', 'Amalgam filling, molar, one surface', 'Obturation (plombage) en amalgame, molaire, une surface', 128_00],
    ['23111', 'Composite filling, front tooth, one surface', 'Obturation (plombage) en composite, dent antérieure, une surface', 142_00],
    ['23112', 'Composite filling, front tooth, two surfaces', 'Obturation (plombage) en composite, dent antérieure, deux surfaces', 176_00],
    ['23113', 'Composite filling, front tooth, three surfaces', 'Obturation (plombage) en composite, dent antérieure, trois surfaces', 214_00],
    ['23311', 'Composite filling, premolar, one surface', 'Obturation (plombage) en composite, prémolaire, une surface', 154_00],
    ['23312', 'Composite filling, premolar, two surfaces', 'Obturation (plombage) en composite, prémolaire, deux surfaces', 208_00],
    ['23321', 'Composite filling, molar, one surface', 'Obturation (plombage) en composite, molaire, une surface', 166_00],
    ['23322', 'Composite filling, molar, two surfaces', 'Obturation (plombage) en composite, molaire, deux surfaces', 226_00],
  ]),
  ...group('ENDO', [
    ['32221', 'Pulpotomy, permanent tooth', 'Pulpotomie, dent permanente', 148_00],
    ['33111', 'Root canal, one canal', 'Traitement de canal, un canal', 486_00],
    ['33121', 'Root canal, two canals', 'Traitement de canal, deux canaux', 612_00],
    ['33131', 'Root canal, three canals', 'Traitement de canal, trois canaux', 834_00],
    ['33141', 'Root canal, four canals or more', 'Traitement de canal, quatre canaux ou plus', 968_00],
  ]),
  ...group('PERI', [
    ['43421', 'Root planing, one unit', 'Surfaçage radiculaire, une unité', 68_00],
    ['43422', 'Root planing, two units', 'Surfaçage radiculaire, deux unités', 136_00],
  ]),
  ...group('SURG', [
    ['71101', 'Extraction, one tooth', 'Extraction, une dent', 142_00],
    ['71109', 'Extraction, each other tooth', 'Extraction, chaque autre dent', 98_00],
    ['71201', 'Surgical extraction', 'Extraction chirurgicale', 248_00],
    ['72111', 'Extraction of an impacted tooth, soft tissue', 'Extraction d’une dent incluse, tissu mou', 286_00],
  ]),
  ...group('MAJR', [
    ['27201', 'Porcelain crown', 'Couronne en porcelaine', 862_00, 60],
    ['27211', 'Porcelain crown on metal', 'Couronne en porcelaine sur métal', 848_00, 60],
    ['51101', 'Complete upper denture', 'Prothèse complète supérieure', 1_124_00, 60],
    ['51102', 'Complete lower denture', 'Prothèse complète inférieure', 1_186_00, 60],
    ['54201', 'Denture adjustment', 'Ajustement d’une prothèse', 72_00],
    ['55101', 'Denture repair', 'Réparation d’une prothèse', 124_00],
  ]),
  ...group('ORTH', [
    ['81101', 'Removable appliance', 'Appareil amovible', 648_00],
    ['84101', 'Fixed appliances, permanent teeth', 'Appareils fixes, dentition permanente', 5_420_00],
  ]),
  ...group('NONE', [
    ['79931', 'Implant', 'Implant', 1_680_00],
    ['97111', 'Whitening, one unit', 'Blanchiment, une unité', 138_00],
    ['97112', 'Whitening, two units', 'Blanchiment, deux unités', 276_00],
  ]),
]

export const findProcedure = (code: string): DentalProcedure | undefined => DENTAL_PROCEDURES.find((each) => each.code === code)
