/** What every page may have to say of the cart; the other words come with its drawer. */
export const t = {
  failed: "Une erreur interne s'est produite. Réessayez dans quelques instants.",
}
