import { BLOG_QUERY } from '@/storefront/features/blog/state'
import { QUERY_NAMES } from '@/storefront/features/listing/state'
import { matcher, type Route } from '@/router/route'

/** Every address of the storefront. The first that fits wins; none means the error page with status 404. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home' },
  { path: '/produit/:slug', page: 'product', query: ['variante'] },
  { path: '/recherche', page: 'search', query: QUERY_NAMES },
  { path: '/categorie', page: 'categories' },
  { path: '/categorie/*', page: 'category', query: QUERY_NAMES },
  { path: '/boutique', page: 'shops', query: QUERY_NAMES },
  { path: '/boutique/:slug', page: 'shop', query: QUERY_NAMES },
  { path: '/boutique/:slug/a-propos', page: 'shop-about' },
  { path: '/panier', page: 'checkout', client: true },
  { path: '/panier/merci/:id', page: 'thank-you', client: true },
  { path: '/suivi-de-commande', page: 'tracking', client: true },
  { path: '/connexion', page: 'login', client: true },
  { path: '/deconnexion', page: 'logout', client: true },
  { path: '/verification-de-compte', page: 'verification', client: true },
  { path: '/recuperation-de-mot-de-passe', page: 'password-recovery', client: true },
  { path: '/changement-de-votre-mot-de-passe', page: 'password-reset', client: true },
  { path: '/confirmation-de-courriel', page: 'email-confirmation', client: true },
  { path: '/a-propos', page: 'about' },
  { path: '/a-propos/entreprise', page: 'company' },
  { path: '/a-propos/feuille-de-route', page: 'roadmap' },
  { path: '/a-propos/notre-equipe', page: 'team' },
  { path: '/application-mobile', page: 'mobile-app' },
  { path: '/blogue', page: 'blog', query: BLOG_QUERY },
  { path: '/blogue/:slug', page: 'blog-entry' },
  { path: '/contact', page: 'contact' },
  { path: '/faqs', page: 'faqs' },
  { path: '/medias', page: 'press' },
  { path: '/conditions-generales-de-vente-et-utilisation', page: 'legal' },
  { path: '/conditions-particulieres-pour-les-vendeurs', page: 'legal' },
  { path: '/politique-de-confidentialite', page: 'legal' },
  { path: '/politique-de-retour-et-remboursement', page: 'legal' },
  { path: '/commencer-a-vendre', page: 'sell', layout: 'bare' },
  { path: '/start-selling', page: 'start-selling', layout: 'bare', lang: 'en' },
  { path: '/concours/panier-sans-dechets', page: 'giveaway' },
  { path: '/infolettre/desabonnement', page: 'newsletter-unsubscribe', client: true },
  { path: '/infolettre/confirmation', page: 'newsletter-confirm', client: true },
  { path: '/compte', page: 'account', client: true, account: true },
  { path: '/compte/securite', page: 'account-security', client: true, account: true },
  { path: '/compte/mes-adresses', page: 'account-addresses', client: true, account: true },
  { path: '/compte/mes-adresses/:id', page: 'account-address', client: true, account: true },
  { path: '/compte/cartes-de-credit', page: 'account-cards', client: true, account: true },
  { path: '/compte/cartes-de-credit/ajouter', page: 'account-card-new', client: true, account: true },
  { path: '/compte/cartes-de-credit/:id', page: 'account-card', client: true, account: true },
  { path: '/compte/liste-de-souhait', page: 'account-wishlist', client: true, account: true },
  { path: '/compte/mes-commandes', page: 'account-orders', client: true, account: true },
  { path: '/compte/mes-commandes/:id', page: 'account-order', client: true, account: true },
  { path: '/compte/mes-commandes/:id/boutique/:slug', page: 'account-order-shop', client: true, account: true },
  { path: '/compte/commandes/nouveau-retour/:orderId', page: 'account-return', client: true, account: true },
]

export const notFound: Route = { path: '*', page: 'not-found' }

export const matchRoute = matcher(routes, notFound)
