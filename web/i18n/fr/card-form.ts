/** Words of the card form. Texts fixed by the specification are kept word for word. */
export const t = {
  retry: 'Réessayer',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  expiryPlaceholder: 'MM/AA',
  cvc: 'Code de sécurité',
  cvcPlaceholder: '3 chiffres',
  secure: 'Votre carte est chiffrée et n’est jamais conservée par les boutiques.',
  endsWith: (brand: string, last4: string) => `${brand} qui se termine par ${last4}`,
  expires: (expiry: string) => `Expire ${expiry}`,
  card: 'Carte de crédit',
  loadFailed: 'Le formulaire de paiement n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  failed: 'Votre carte n’a pas pu être vérifiée. Réessayez dans quelques instants.',
  errors: {
    number: 'Le numéro de votre carte est incorrect.',
    expiry: "La date d'expiration de votre carte est incorrect.",
    cvc: 'Le code de sécurité de votre carte est incorrect.',
  },
  tests: {
    title: 'Marché de démonstration\u00a0: cartes d’essai',
    note: 'Aucune vraie carte n’est débitée ici. Mettez une date à venir et trois chiffres.',
    cards: [
      ['4242 4242 4242 4242', 'Visa, acceptée'],
      ['5555 5555 5555 4444', 'Mastercard, acceptée'],
      ['4000 0000 0000 0002', 'refusée'],
      ['4000 0000 0000 9995', 'fonds insuffisants'],
      ['4000 0000 0000 0069', 'expirée'],
      ['4000 0000 0000 0127', 'code de sécurité refusé'],
      ['4000 0000 0000 0119', 'erreur du processeur'],
    ] as readonly (readonly [number: string, outcome: string])[],
  },
}
