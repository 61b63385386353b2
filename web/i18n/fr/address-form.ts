/** Words of an address: its fields, and how it is written. */
export const t = {
  firstName: 'Prénom',
  lastName: 'Nom',
  address: 'Adresse',
  address2: 'Appartement, bureau, etc.',
  city: 'Ville',
  province: 'Province ou territoire',
  postalCode: 'Code postal',
  inCanada: 'Les boutiques livrent au Canada.',
  failed:
    'Une erreur est survenue, veuillez réessayer dans quelques instants, ou nous contacter si le problème persiste.',
  place: (city: string, province: string, postalCode: string) =>
    `${city} (${province})\u00a0\u00a0${postalCode.replace(' ', '\u00a0')}`,
  provinces: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
    NS: 'Nouvelle-Écosse',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Île-du-Prince-Édouard',
    QC: 'Québec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  } as Record<string, string>,
}
