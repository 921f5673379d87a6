import type { Province } from '../../generated/member/model/index.ts'

export interface City {
  readonly name: string
  readonly province: Province
  readonly lat: number
  readonly lng: number
  readonly areaCode: string
  /** first three characters of the city's postal codes */
  readonly district: string
}

const row = (name: string, province: Province, lat: number, lng: number, areaCode: string, district: string): City => ({
  name,
  province,
  lat,
  lng,
  areaCode,
  district,
})

/** Cities in all thirteen provinces and territories. */
export const CITIES: readonly City[] = [
  row('Moncton', 'NB', 46.0878, -64.7782, '506', 'E1C'),
  row('Dieppe', 'NB', 46.0989, -64.7242, '506', 'E1A'),
  row('Fredericton', 'NB', 45.9636, -66.6431, '506', 'E3B'),
  row('Saint John', 'NB', 45.2733, -66.0633, '506', 'E2L'),
  row('Halifax', 'NS', 44.6488, -63.5752, '902', 'B3H'),
  row('Sydney', 'NS', 46.1368, -60.1942, '902', 'B1P'),
  row('Charlottetown', 'PE', 46.2382, -63.1311, '902', 'C1A'),
  row('St. John’s', 'NL', 47.5615, -52.7126, '709', 'A1C'),
  row('Montréal', 'QC', 45.5019, -73.5674, '514', 'H3B'),
  row('Québec', 'QC', 46.8139, -71.208, '418', 'G1R'),
  row('Trois-Rivières', 'QC', 46.3432, -72.543, '819', 'G9A'),
  row('Gatineau', 'QC', 45.4765, -75.7013, '819', 'J8X'),
  row('Ottawa', 'ON', 45.4215, -75.6972, '613', 'K1P'),
  row('Toronto', 'ON', 43.6532, -79.3832, '416', 'M5V'),
  row('Sudbury', 'ON', 46.4917, -80.993, '705', 'P3E'),
  row('Winnipeg', 'MB', 49.8951, -97.1384, '204', 'R3C'),
  row('Regina', 'SK', 50.4452, -104.6189, '306', 'S4P'),
  row('Saskatoon', 'SK', 52.1579, -106.6702, '306', 'S7K'),
  row('Calgary', 'AB', 51.0447, -114.0719, '403', 'T2P'),
  row('Edmonton', 'AB', 53.5461, -113.4938, '780', 'T5J'),
  row('Vancouver', 'BC', 49.2827, -123.1207, '604', 'V6B'),
  row('Victoria', 'BC', 48.4284, -123.3656, '250', 'V8W'),
  row('Whitehorse', 'YT', 60.7212, -135.0568, '867', 'Y1A'),
  row('Yellowknife', 'NT', 62.454, -114.3718, '867', 'X1A'),
  row('Iqaluit', 'NU', 63.7467, -68.517, '867', 'X0A'),
]
