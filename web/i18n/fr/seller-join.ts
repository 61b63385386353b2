/** Words of joining as a seller. */
export const t = {
  title: (name: string) => `Vendre sur ${name}`,
  lead: 'Un seul compte pour magasiner et pour vendre. Si vous en avez déjà un, connectez-vous.',
  steps: [
    'Ouvrez votre boutique en moins de dix minutes.',
    'Aucuns frais d’inscription\u00a0: 10\u00a0% de commission sur ce qui est vendu, rien d’autre.',
    'Vous fixez vos prix, votre livraison et vos délais.',
    'Le Québec entier passe devant votre vitrine.',
  ],
  account: 'Votre compte',
  known: 'J’ai un compte',
  new: 'Je m’inscris',
  verified: 'Votre compte est validé. Vous pouvez maintenant vous connecter.',
}
