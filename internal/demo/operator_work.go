package demo

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
)

// suspended is someone whom the operators of the demo market keep out.
var suspended = account.NewUser{ID: fixedID("customer", "suspended"), FirstName: "Rémi", LastName: "Faucher",
	Email: "remi.faucher@courriel.example"}

// loadOperatorWork gives operators work: messages to answer, readers of the newsletter and a letter to them, someone
// who is suspended, a letter and a job that failed.
func loadOperatorWork(ctx context.Context, d Deps, m *marketData, now time.Time) error {
	if d.Outreach == nil {
		return nil
	}
	if err := d.Outreach.Import(ctx, received(m, now), readers(now)); err != nil {
		return err
	}
	desk := as(ctx, operator.Content)
	_, err := d.Accounts.ByID(ctx, suspended.ID)
	if err == nil || !errors.Is(err, account.ErrNotFound) { // a load that was cut short after this step
		return err
	}
	if _, err := d.Outreach.Compose(desk, "", 0, outreach.CampaignText{
		Subject: "Les ateliers ouvrent leurs portes",
		Body: "Bonjour!\n\nCe mois-ci, douze boutiques montrent comment elles travaillent\u00a0: le tour, le métier, " +
			"la presse.\n\nVenez voir d’où viennent les choses.",
		ButtonLabel: "Voir les boutiques", ButtonURL: "/boutique",
	}); err != nil {
		return err
	}
	for _, subject := range []string{"Les récoltes sont rentrées", "Un calendrier de l’avent du Québec"} {
		if err := pausedLetter(desk, d.Outreach, subject); err != nil {
			return err
		}
	}
	return d.DB.Tx(ctx, func(tx *db.Tx) error { return loadFailures(ctx, tx, d, now) })
}

// pausedLetter is one that was stopped before its first reader.
func pausedLetter(desk context.Context, letters *outreach.Service, subject string) error {
	c, err := letters.Compose(desk, "", 0, outreach.CampaignText{Subject: subject,
		Body: "Bonjour!\n\nVoici ce que les boutiques ont mis sur leurs tablettes cette semaine."})
	if err != nil {
		return err
	}
	if c, err = letters.Launch(desk, c.ID, c.Revision); err != nil {
		return err
	}
	_, err = letters.Halt(desk, c.ID, c.Revision)
	return err
}

// loadFailures makes what went wrong: an account that is suspended, a letter to half an address, a malformed job. The
// last two fail by themselves when they are first tried.
func loadFailures(ctx context.Context, tx *db.Tx, d Deps, now time.Time) error {
	n := suspended
	n.CreatedAt, n.EmailVerifiedAt = ago(now, 60), ago(now, 60)
	n.PasswordHash = account.HashPassword(Password)
	prepared, err := d.Accounts.Prepare(n)
	if err != nil {
		return err
	}
	if _, err := d.Accounts.CreateIn(ctx, tx, prepared); err != nil {
		return err
	}
	if _, err := d.Accounts.Suspend(ctx, tx, n.ID, "Trois paiements contestés en une semaine.", nil); err != nil {
		return err
	}
	letter := mail.Message{ID: fixedID("letter", "failed"), To: []string{"marie-eve.lavoie@"},
		Subject: "Votre commande est en route",
		Text:    "Bonjour Marie-Ève,\n\nVotre colis vient de partir de Kamouraska.",
		HTML:    "<h1>Bonjour Marie-Ève,</h1><p>Votre colis vient de partir de Kamouraska.</p>"}
	if err := jobs.Enqueue(ctx, tx, mail.JobKind, mail.Job{Message: letter}); err != nil {
		return err
	}
	return jobs.Enqueue(ctx, tx, "changes.prune", "illisible", jobs.MaxAttempts(1))
}

func received(m *marketData, now time.Time) []outreach.Received {
	first := m.customers[0]
	return []outreach.Received{
		{ID: fixedID("message", "parcel"), Name: "Sylvie Arsenault", Email: "sylvie.arsenault@courriel.example",
			Subject: "Mon colis n’avance plus", At: ago(now, 0.2),
			Text: "Bonjour,\n\nLe suivi de ma commande dit «\u00a0en transit\u00a0» depuis cinq jours. Pouvez-vous " +
				"vérifier avec la boutique?\n\nMerci, Sylvie"},
		{ID: fixedID("message", "invoice"), Name: first.FirstName + " " + first.LastName, Email: first.Email,
			UserID: first.customerID(), Subject: "Facture au nom de mon entreprise", At: ago(now, 1.3),
			Text: "Est-il possible d’avoir la facture au nom de mon entreprise plutôt qu’au mien?"},
		{ID: fixedID("message", "idea"), Name: "Ousmane Diallo", Email: "ousmane.diallo@courriel.example",
			Widget: true, At: ago(now, 2.6),
			Text: "J’aimerais pouvoir filtrer les boutiques par région. Sinon, bravo pour le site!"},
		{ID: fixedID("message", "seller"), Name: "Ferme du Rang 7", Email: "bonjour@fermedurang7.example",
			Subject: "Vendre nos confitures chez vous", At: ago(now, 4.1),
			Text: "Nous faisons des confitures à Saint-Ubalde. Combien de temps prend l’approbation d’une boutique?"},
	}
}

func readers(now time.Time) []outreach.Joined {
	var all []outreach.Joined
	for i := range 24 {
		all = append(all, outreach.Joined{Email: fmt.Sprintf("abonnement%02d@courriel.example", i+1),
			At: ago(now, float64(90-3*i))})
	}
	return all
}
