package account

import (
	"context"
	"fmt"
	"net/url"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
)

// The pages that links in letters open. The token comes as the parameter "jeton", a code as "code".
const (
	ConfirmPath = "/confirmation-de-courriel"
	CodePath    = "/verification-de-compte"
	ResetPath   = "/changement-de-votre-mot-de-passe"
	RecoverPath = "/recuperation-de-mot-de-passe"
)

// letter is one message of the account, before it is laid out in the style of the brand.
type letter struct {
	id      string // empty: a new one
	subject string
	preview string
	blocks  []mail.Block
	reason  string
	replyTo string // empty: the sender's own address
}

const (
	whyAccount = "Vous recevez ce courriel parce que cette adresse est celle d’un compte chez nous."
	whyAsked   = "Vous recevez ce courriel parce que quelqu’un a donné cette adresse chez nous. Si ce n’est pas " +
		"vous, ignorez-le\u00a0: rien ne changera."
)

func (s *Service) send(ctx context.Context, tx *db.Tx, to string, l letter) error {
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: l.preview, Blocks: l.blocks, Reason: l.reason})
	if err != nil {
		return fmt.Errorf("account: %s: %w", l.subject, err)
	}
	return mail.Enqueue(ctx, tx, mail.Message{ID: l.id, To: []string{to}, ReplyTo: l.replyTo, Subject: l.subject,
		HTML: html, Text: text})
}

func withToken(path, token string) string { return path + "?jeton=" + url.QueryEscape(token) }

func (s *Service) welcome(u *User, token string) letter {
	return letter{
		subject: "Bienvenue chez " + s.Brand.Name, preview: "Votre compte est ouvert. Confirmez votre courriel.",
		reason: whyAsked,
		blocks: []mail.Block{
			mail.Heading("Bienvenue, " + u.FirstName + "!"),
			mail.Paragraph("Votre compte est ouvert. Confirmez votre adresse courriel pour y retrouver aussi les " +
				"commandes que vous auriez passées sans compte."),
			mail.Button{Label: "Confirmer mon courriel", URL: withToken(ConfirmPath, token)},
			mail.Note("Ce lien est valide pendant 7 jours."),
		},
	}
}

func (s *Service) verifyLetter(u *User, token string) letter {
	return letter{
		subject: "Confirmez votre courriel", preview: "Un clic suffit.", reason: whyAsked,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("Confirmez que cette adresse courriel est bien la vôtre."),
			mail.Button{Label: "Confirmer mon courriel", URL: withToken(ConfirmPath, token)},
			mail.Note("Ce lien est valide pendant 7 jours."),
		},
	}
}

func (s *Service) codeLetter(firstName, code string) letter {
	return letter{
		subject: "Votre code de vérification\u00a0: " + code, preview: "Entrez ce code pour valider votre compte.",
		reason: whyAsked,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + firstName),
			mail.Paragraph("Entrez ce code pour valider votre compte\u00a0:"),
			mail.Heading(code),
			mail.Button{Label: "Valider mon compte", URL: CodePath + "?code=" + url.QueryEscape(code)},
			mail.Note("Ce code est valide pendant 30 minutes et ne sert qu’une fois."),
		},
	}
}

func (s *Service) changeLetter(u *User, token string) letter {
	return letter{
		subject: "Confirmez votre nouvelle adresse courriel",
		preview: "Votre adresse changera dès que vous l’aurez confirmée.", reason: whyAsked,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("Vous avez demandé que cette adresse devienne celle de votre compte. Elle le sera dès " +
				"que vous l’aurez confirmée."),
			mail.Button{Label: "Confirmer cette adresse", URL: withToken(ConfirmPath, token)},
			mail.Note("Ce lien est valide pendant 24 heures."),
		},
	}
}

func (s *Service) changeAskedLetter(u *User, next string) letter {
	return letter{
		subject: "Changement d’adresse courriel demandé", preview: "Votre compte passera à une autre adresse.",
		reason: whyAccount,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("On a demandé que votre compte passe à l’adresse " + next +
				". Le changement se fera quand le lien envoyé à cette adresse aura été ouvert."),
			mail.Paragraph("Si ce n’est pas vous, changez votre mot de passe dès maintenant."),
			mail.Button{Label: "Changer mon mot de passe", URL: RecoverPath},
		},
	}
}

func (s *Service) changedLetter(u *User, next string) letter {
	return letter{
		subject: "Votre adresse courriel a été changée", preview: "Votre compte a une autre adresse.",
		reason: whyAccount,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("L’adresse de votre compte est maintenant " + next + ". Nous n’écrirons plus à celle-ci."),
			mail.Paragraph("Si ce n’est pas vous, écrivez-nous sans tarder en répondant à ce courriel."),
		},
	}
}

func (s *Service) recoveryLetter(u *User, token string) letter {
	return letter{
		subject: "Choisissez un nouveau mot de passe", preview: "Le lien est valide pendant une heure.",
		reason: whyAsked,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("Vous avez demandé à récupérer l’accès à votre compte."),
			mail.Button{Label: "Choisir un nouveau mot de passe", URL: withToken(ResetPath, token)},
			mail.Note("Ce lien est valide pendant une heure et ne sert qu’une fois. Toutes vos sessions ouvertes " +
				"seront fermées."),
		},
	}
}

func (s *Service) tellPasswordChanged(ctx context.Context, tx *db.Tx, u *User) error {
	return s.send(ctx, tx, u.Email, letter{
		subject: "Votre mot de passe a été changé", preview: "Vos sessions ouvertes ont été fermées.",
		reason: whyAccount,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("Le mot de passe de votre compte vient d’être changé, et vos autres sessions ont été " +
				"fermées."),
			mail.Paragraph("Si ce n’est pas vous, récupérez l’accès à votre compte dès maintenant."),
			mail.Button{Label: "Récupérer mon compte", URL: RecoverPath},
		},
	})
}

func (s *Service) guessingLetter(u *User, id string) letter {
	return letter{
		id: id, subject: "Quelqu’un essaie de deviner votre mot de passe",
		preview: "Les essais sont ralentis. Voici quoi faire.", reason: whyAccount,
		blocks: []mail.Block{
			mail.Heading("Bonjour, " + u.FirstName),
			mail.Paragraph("On a essayé de nombreuses fois d’ouvrir votre compte avec un mauvais mot de passe. " +
				"Chaque " +
				"nouvel essai venu d’un appareil ou d’un réseau inconnu doit maintenant attendre plus longtemps."),
			mail.Paragraph("Vous pouvez toujours vous connecter avec un appareil ou un réseau où vous l’avez " +
				"déjà fait. " +
				"Ailleurs, si l’on vous demande d’attendre, choisissez un nouveau mot de passe\u00a0: vous " +
				"pourrez vous " +
				"connecter tout de suite."),
			mail.Paragraph("Si votre mot de passe est court, ou s’il sert aussi sur un autre site, changez-le dès " +
				"maintenant."),
			mail.Button{Label: "Choisir un nouveau mot de passe", URL: RecoverPath},
			mail.Note("Nous ne vous écrivons à ce sujet qu’une fois par jour."),
		},
	}
}

func (s *Service) deletedLetter(u *User) letter {
	return letter{
		subject: "Votre compte a été supprimé", preview: "Vos renseignements personnels ont été effacés.",
		reason: "Ceci est notre dernier courriel au sujet de ce compte.",
		blocks: []mail.Block{
			mail.Heading("Au revoir, " + u.FirstName),
			mail.Paragraph("Votre compte a été supprimé avec vos adresses, vos cartes, votre liste de souhaits et " +
				"votre abonnement à l’infolettre."),
			mail.Paragraph("Les commandes et les factures sont conservées le temps que la loi fiscale l’exige."),
		},
	}
}
