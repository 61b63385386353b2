/** Words of the link that reports something; those of its dialog come with it. */
export const t = {
  open: 'Signaler',
  openFor: {
    product: 'Signaler ce produit',
    shop: 'Signaler cette boutique',
    question: 'Signaler cette question',
    review: 'Signaler cet avis',
    message: 'Signaler ce message',
  },
}
