/** Words of what the screens of both back offices are made of. */
export const t = {
  amount: 'Entrez un montant, comme 12,50.',
  richText: {
    toolbar: (label: string) => `Mise en forme\u00a0: ${label}`,
    bold: 'Gras',
    italic: 'Italique',
    title: 'Sous-titre',
    titleSign: 'T',
    text: 'Texte ordinaire',
    list: 'Liste à puces',
    numbers: 'Liste numérotée',
  },
  pictures: {
    choose: 'Choisir une image',
    replace: 'Remplacer',
    remove: 'Retirer',
    sending: 'Envoi de l’image',
    failed: 'L’image n’a pas pu être envoyée. Réessayez dans quelques instants.',
    tooHeavy: 'Cette image est trop lourde\u00a0: 15\u00a0Mo au plus.',
    altHelp: 'Ce que l’image montre, pour les personnes qui ne la voient pas.',
  },
  leaving: {
    title: 'Quitter sans enregistrer?',
    text: 'Ce que vous avez changé sur cette page sera perdu.',
    leave: 'Quitter sans enregistrer',
    stay: 'Rester ici',
  },
  saveBar: {
    unsaved: 'Des changements ne sont pas enregistrés.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    errors: 'Corrigez les champs marqués, puis enregistrez de nouveau.',
  },
  states: {
    loading: 'Chargement…',
    retry: 'Réessayer',
    failed: 'Le serveur n’a pas répondu. Vos filtres sont gardés.',
    number: (number: string) => `Numéro à donner\u00a0: ${number}`,
    conflict: {
      title: (who: string, at: string) => `${who} est passé avant vous, le ${at}`,
      kept: 'Ce que vous avez écrit n’est pas perdu.',
      theirs: 'Garder le sien',
      mine: 'Mettre le mien',
    },
  },
}
