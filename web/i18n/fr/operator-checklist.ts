import { t as operator } from './operator'
import { plural } from './words'

/** Words of the first day: what is left to do before the market opens. */
export const t = {
  title: 'Premier jour',
  lead: 'Ce qu’il reste à faire avant d’ouvrir le marché.',
  of: (done: number, all: number) => `${done} de ${all}`,
  done: 'fait',
  open: 'Ouvrir',
  dismiss: 'Ranger la liste',
  failed: operator.failed,
  points: {
    name: 'Nom et courriel du marché',
    postal: 'Adresse postale',
    tax: 'Numéros de TPS et de TVQ',
    mail: 'Envoi des lettres',
    payments: 'Paiements',
    shop: 'Première boutique invitée',
    texts: 'Textes légaux relus',
  } as Record<string, string>,
  settings: {
    name: 'Réglez RR_NAME, RR_PUBLIC_URL et RR_CONTACT_EMAIL sur le serveur, puis redémarrez-le.',
    postal: 'Réglez RR_POSTAL_ADDRESS sur le serveur\u00a0: les lettres et les factures la portent.',
    tax: 'Réglez RR_TAX_GST_NUMBER et RR_TAX_QST_NUMBER sur le serveur\u00a0: les factures les portent.',
    mail: 'Réglez RR_SMTP_URL et RR_MAIL_FROM sur le serveur, puis redémarrez-le.',
  } as Record<string, string>,
  sandbox:
    'Les paiements sont en mode d’essai\u00a0: aucune carte n’est débitée. Pour vendre, réglez RR_STRIPE_SECRET_KEY ' +
    'sur le serveur avec une clé de production, puis redémarrez-le.',
  unread: (left: number) => plural(left, 'texte à relire', 'textes à relire'),
  test: 'M’envoyer une lettre',
  tested: (to: string) => `La lettre est partie à ${to}.`,
  invite: {
    action: 'Inviter une boutique',
    title: 'Inviter une boutique',
    name: 'Nom de la personne ou de l’atelier',
    email: 'Son courriel',
    message: 'Un mot à elle',
    effect: 'Une lettre part, avec le lien de l’espace des boutiques.',
    submit: 'Envoyer l’invitation',
    done: (name: string) => `L’invitation est partie à ${name}.`,
  },
}
