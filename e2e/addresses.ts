import { routes } from '../web/storefront/routes'

/** An address for each route that has a blank to fill; a route of a fixed path is visited as it is. */
const samples: Record<string, string[]> = {
  '/produit/:slug': ['/produit/tasse-trempee'],
  '/categorie/*': ['/categorie/maison-et-decoration', '/categorie/maison-et-decoration/vaisselle-et-ceramique/tasses'],
  '/boutique/:slug': ['/boutique/atelier-batture', '/boutique/maille-nordet?q=tuque'],
  '/boutique/:slug/a-propos': ['/boutique/atelier-batture/a-propos'],
  '/blogue/:slug': ['/blogue/comment-nait-un-savon'],
  '/recherche': ['/recherche', '/recherche?q=zzzzqqq', '/recherche?q=savon&active=stores'],
}

/** One legal text stands for the four: they are one page with other words. */
const alike = [
  '/conditions-generales-de-vente-et-utilisation',
  '/conditions-particulieres-pour-les-vendeurs',
  '/politique-de-retour-et-remboursement',
]
/** Pages of one person are rendered in the browser alone and hold nothing for a crawler. */
export const publicRoutes = routes.filter(({ client, path }) => !client && !alike.includes(path))
const hasBlank = (path: string) => /[:*]/.test(path)
export const addressesOf = (path: string) => samples[path] ?? (hasBlank(path) ? [] : [path])
