import { inGroups, memberCard } from '../benefit-data/member-card.ts'
import type { Member } from '../store/members.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { createPdf } from './document.ts'
import { inThrees } from './format.ts'
import { drawLogo, lookOf, NAME, type BrandLook } from './letterhead.ts'
import { MARGIN, MUTED, WIDTH, type TaggedPage } from './tagged-page.ts'

const SHOW: Bilingual = {
  en: 'Show this card to your pharmacist, your dentist and other health professionals, so that they can send us your claims.',
  fr: 'Présentez cette carte à la pharmacie, chez le dentiste et à vos autres rendez-vous de santé\u00A0: vos demandes pourront nous être transmises directement.',
}
const CUT: Bilingual = {
  en: 'Print this page at its actual size, cut along the marks, and fold the card in the middle.',
  fr: 'Imprimez cette page à sa taille réelle, découpez la carte en suivant les repères, puis pliez-la au milieu.',
}
const WORDS = {
  title: { en: 'Member card', fr: 'Carte de membre' },
  certificate: { en: 'Certificate number', fr: 'Numéro de certificat' },
  policy: { en: 'Policy number', fr: 'Numéro de police' },
  service: { en: 'Customer service', fr: 'Service à la clientèle' },
  others: { en: 'Other people on the plan', fr: 'Autres personnes couvertes par le régime' },
  nobody: { en: 'No one else is covered by your plan.', fr: 'Votre régime ne couvre personne d’autre.' },
} as const satisfies Record<string, Bilingual>

const MILLIMETRE = 72 / 25.4
/** The size of bank cards (ISO/IEC 7810, ID-1), in points. */
const CARD = { width: 85.6 * MILLIMETRE, height: 53.98 * MILLIMETRE }
const INSET = 14
const MARK = 12

/** The member card as a printable PDF (API-113): front and back side by side, in their real size. */
export async function cardDocument(member: Member, locale: Locale): Promise<Uint8Array> {
  const pdf = createPdf(WORDS.title, member, locale)
  pdf.paragraph(SHOW)
  pdf.drawing(memberCard(member.persona), (page) => {
    const left = MARGIN + (WIDTH - 2 * CARD.width) / 2
    const top = page.document.y + 30
    const look = lookOf(member.persona.policy.brand)
    page.decorate(() => drawMarks(page.document, left, top))
    drawFront(page, member, locale, look, { x: left, y: top })
    drawBack(page, member, locale, { x: left + CARD.width, y: top })
    page.document.x = MARGIN
    page.document.y = top + CARD.height + 30
  })
  pdf.paragraph(CUT)
  return pdf.finish()
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** Draws marks for cutting outside the corners of the card, and dashed marks where it is folded. */
function drawMarks(document: PDFKit.PDFDocument, left: number, top: number): void {
  const [right, bottom] = [left + 2 * CARD.width, top + CARD.height]
  document.lineWidth(0.5)
  for (const x of [left, right])
    for (const [from, to] of [
      [top - 4 - MARK, top - 4],
      [bottom + 4, bottom + 4 + MARK],
    ] as const)
      document.moveTo(x, from).lineTo(x, to)
  for (const y of [top, bottom])
    for (const [from, to] of [
      [left - 4 - MARK, left - 4],
      [right + 4, right + 4 + MARK],
    ] as const)
      document.moveTo(from, y).lineTo(to, y)
  document.stroke(MUTED)
  const fold = left + CARD.width
  document.moveTo(fold, top - 4 - MARK).lineTo(fold, top - 4)
  document.moveTo(fold, bottom + 4).lineTo(fold, bottom + 4 + MARK)
  document.dash(2, { space: 2 }).stroke(MUTED).undash()
}

function drawFront(page: TaggedPage, member: Member, locale: Locale, look: BrandLook, { x, y }: Corner): void {
  const { idNumber, policyNumber } = member.persona.cardholder
  const width = CARD.width - 2 * INSET
  const white = { colour: '#ffffff', width }
  page.decorate(() => {
    page.document.rect(x, y, CARD.width, CARD.height).fill(look.accent)
    drawLogo(page.document, look, { x: x + INSET, y: y + INSET, size: 22 }, true)
  })
  const at = (text: string, dx: number, dy: number, size: number, bold = false) =>
    page.add('P', () => page.write(text, x + INSET + dx, y + dy, { ...white, width: width - dx, size, bold }))
  at(NAME[locale], 29, INSET, 9.5, true)
  at(WORDS.title[locale], 29, INSET + 11.5, 7.5)
  at(WORDS.certificate[locale], 0, 52, 7)
  at(inThrees(idNumber), 0, 60, 23, true)
  at(memberCard(member.persona).cardholder, 0, 100, 11, true)
  at(`${WORDS.policy[locale]}\u00A0 ${policyNumber}`, 0, 120, 9)
}

function drawBack(page: TaggedPage, member: Member, locale: Locale, { x, y }: Corner): void {
  const { customerServiceNumber, othersOnPlanList } = memberCard(member.persona)
  const width = CARD.width - 2 * INSET
  page.decorate(() => void page.document.rect(x, y, CARD.width, CARD.height).lineWidth(0.5).stroke(MUTED))
  const at = (
    text: string,
    dy: number,
    size: number,
    bold = false,
    dx = 0,
    parent?: PDFKit.PDFStructureElement,
    type = 'P',
  ) => page.add(type, () => page.write(text, x + INSET + dx, y + dy, { width: width - dx, size, bold }), parent)
  at(WORDS.service[locale], INSET, 7)
  at(inGroups(customerServiceNumber), INSET + 9, 15, true)
  at(WORDS.others[locale], 54, 7)
  if (othersOnPlanList.length === 0) at(WORDS.nobody[locale], 65, 8.5)
  else {
    const list = page.group('L')
    const line = Math.min(15, 80 / othersOnPlanList.length)
    for (const [index, { name, idNumber }] of othersOnPlanList.entries()) {
      const item = page.group('LI', list)
      at(name, 65 + index * line, line * 0.6, true, 0, item, 'LBody')
      at(inThrees(idNumber), 65 + index * line, line * 0.6, false, width * 0.62, item, 'LBody')
    }
    list.end()
  }
}
