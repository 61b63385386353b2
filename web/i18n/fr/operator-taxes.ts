const NBSP = '\u00a0'

/** Words of the console's screen of taxes. */
export const t = {
  title: 'Taxes',
  lead: 'Les ventes payées dans la période, moins ses notes de crédit.',
  csv: 'Télécharger (CSV)',
  csvFailed: 'Le fichier n’a pas pu être fait. Réessayez dans quelques instants.',
  file: (from: string, to: string) => `taxes-${from}-${to}.csv`,
  failed: 'Les taxes n’ont pas pu être calculées',
  toRemit: (tax: string) => `${tax} à remettre`,
  span: (from: string, to: string) => `Du ${from} au ${to}, jours du Québec.`,
  totals: 'À remettre par la plateforme',
  lines: 'Par province et par taux',
  none: 'Aucune vente ni note de crédit dans cette période.',
  commissions: 'Taxes sur les commissions',
  commissionsHelp: 'Perçues par la plateforme auprès des boutiques, selon leur province.',
  taxes: { GST: 'TPS', HST: 'TVH', QST: 'TVQ' },
  rate: (tax: string, percent: number) => `${tax} ${String(percent).replace('.', ',')}${NBSP}%`,
  columns: {
    province: 'Province',
    merchant: 'Province de la boutique',
    tax: 'Taxe',
    base: 'Base',
    byShops: 'Perçu par les boutiques',
    byPlatform: 'Perçu par la plateforme',
    commissions: 'Sur les commissions',
    toRemit: 'À remettre',
    commission: 'Commission',
    gstHst: 'TPS/TVH',
    qst: 'TVQ',
  },
}
