import type { Option } from '~/forms/definition.ts'

/** Countries and territories of ISO 3166-1 in which people live, except Canada, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDK' +
  'DMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIQIRISITJEJMJOJPKEKGKHKIKM' +
  'KNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPG' +
  'PHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUSUYUZ' +
  'VAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'

/**
 * The countries that a trip can have, with their names in the language of the page, in alphabetical order. The browser
 * knows the names.
 */
export function travelCountries(tag: string): readonly Option[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return (CODES.match(/../g) ?? [])
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label))
}
