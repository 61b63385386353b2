/** Words of signing in, registering, verifying and recovering. Texts fixed by the specification are kept word for word. */
export const t = {
  accountFailed: 'Votre compte n’a pas pu être chargé.',
  retry: 'Réessayer',
}
