import { t } from '#i18n/shell'
import type { Site } from '@/site/site'

export interface Column {
  title: string
  links: { label: string; href: string }[]
}

/** The three columns of the footer; the second bears the site's own name, the third knows who is signed in. */
export function footerColumns({ name, sellerUrl }: Pick<Site, 'name' | 'sellerUrl'>, signedIn: boolean): Column[] {
  return [
    {
      title: t.information,
      links: [
        { label: t.links.faq, href: '/faqs' },
        { label: t.links.shipping, href: '/faqs#livraison' },
        { label: t.links.returns, href: '/politique-de-retour-et-remboursement' },
        { label: t.links.terms, href: '/conditions-generales-de-vente-et-utilisation' },
        { label: t.links.privacy, href: '/politique-de-confidentialite' },
        { label: t.links.contact, href: '/contact' },
      ],
    },
    {
      title: name,
      links: [
        { label: t.links.about, href: '/a-propos' },
        { label: t.links.team, href: '/a-propos/notre-equipe' },
        { label: t.links.roadmap, href: '/a-propos/feuille-de-route' },
        { label: t.links.blog, href: '/blogue' },
        { label: t.links.press, href: '/medias' },
        { label: t.links.startSelling, href: '/commencer-a-vendre' },
      ],
    },
    {
      title: t.yourAccount,
      links: [
        signedIn ? { label: t.account, href: '/compte' } : { label: t.signIn, href: '/connexion' },
        { label: t.orders, href: '/compte/mes-commandes' },
        { label: t.wishlist, href: '/compte/liste-de-souhait' },
        { label: t.links.addresses, href: '/compte/mes-adresses' },
        { label: t.links.tracking, href: '/suivi-de-commande' },
        { label: t.links.sellerSpace, href: sellerUrl },
      ],
    },
  ]
}
