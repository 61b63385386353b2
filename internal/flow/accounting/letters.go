package accounting

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"fmt"
	"slices"
	"time"

	"rangrue/internal/domain/ledger"
	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/invoice"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/sheet"
	"rangrue/internal/rules/tax"
)

const (
	sendKind    = "payouts.send"    // makes the transfers that are due
	lettersKind = "payouts.letters" // tells the shops of a run
)

type runJob struct {
	RunID string `json:"runId"`
}

// registerPayouts has transfers made and letters written.
func (s *Service) registerPayouts(q *jobs.Queue) {
	jobs.Register(q, sendKind, func(ctx context.Context, _ struct{}) error { return s.SendDue(ctx) },
		jobs.Timeout(time.Hour))
	q.Every(sendKind, 15*time.Minute)
	jobs.Register(q, lettersKind, func(ctx context.Context, j runJob) error { return s.tellSent(ctx, j.RunID) })
}

// tellSent writes to the shops of a run. A letter has the payout's id, so that one payout is one letter.
func (s *Service) tellSent(ctx context.Context, runID string) error {
	if s.OwnersEmails == nil {
		return nil
	}
	payouts, err := s.Ledger.PayoutsOfRun(ctx, runID)
	if err != nil {
		return err
	}
	for _, p := range payouts {
		if p.Status == ledger.PayoutFailed {
			continue
		}
		paper, err := s.Statement(ctx, p)
		if err != nil {
			return err
		}
		err = s.db.Tx(ctx, func(tx *db.Tx) error {
			return s.tell(ctx, tx, p, []invoice.File{paper}, "sent",
				"Un versement est en route\u00a0: "+p.Amount.French(), mail.Heading("Votre versement est en route"),
				mail.Paragraph(fmt.Sprintf("%s vont à votre compte qui se termine par %s. Comptez deux jours "+
					"ouvrables.",
					p.Amount.French(), p.AccountLast)),
				mail.Paragraph(fmt.Sprintf("C’est ce qui était disponible le %s. Votre relevé est joint, et dans "+
					"votre espace vendeur.", calendar.French(p.Until.Add(-time.Hour)))),
				mail.Button{Label: "Voir mon argent", URL: s.SellerURL + "/argent"})
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// tellFailed writes to a shop that a payout came back.
func (s *Service) tellFailed(ctx context.Context, tx *db.Tx, p ledger.Payout, reason string) error {
	return s.tell(ctx, tx, p, nil, "failed", "Un versement n’a pas abouti\u00a0: "+p.Amount.French(),
		mail.Heading("Un versement n’a pas abouti"),
		mail.Paragraph(fmt.Sprintf("Les %s envoyés à votre compte qui se termine par %s nous sont revenus.",
			p.Amount.French(), p.AccountLast)),
		mail.Note(reason),
		mail.Paragraph("La somme est de nouveau dans votre solde. Vérifiez votre compte bancaire\u00a0: le prochain "+
			"versement l’attend."),
		mail.Button{Label: "Vérifier mon compte", URL: s.SellerURL + "/argent"})
}

// tell writes to those who run a shop. Without a way to find them nobody is written to.
func (s *Service) tell(ctx context.Context, tx *db.Tx, p ledger.Payout, papers []invoice.File, what, subject string,
	blocks ...mail.Block) error {
	if s.OwnersEmails == nil {
		return nil
	}
	emails, err := s.OwnersEmails(ctx, p.ShopID)
	if err != nil {
		return err
	}
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: blocks,
		Reason: "Vous recevez ce courriel parce que vous tenez une boutique sur " + s.Brand.Name + "."})
	if err != nil {
		return err
	}
	var attached []mail.Attachment
	for _, f := range papers {
		attached = append(attached, mail.Attachment{Name: f.Name, ContentType: "application/pdf", Data: f.Data})
	}
	for n, email := range emails {
		err := mail.Enqueue(ctx, tx, mail.Message{ID: fmt.Sprintf("%s-%s-%d", what, p.ID, n), To: []string{email},
			Subject: subject, HTML: html, Text: text, Attachments: attached})
		if err != nil {
			return err
		}
	}
	return nil
}

// bankFile is what the operator's bank is asked to pay; the payout's id is the reference to give it.
func (s *Service) bankFile(ctx context.Context, lines []ledger.BankLine) ([]byte, error) {
	var out bytes.Buffer
	file := csv.NewWriter(&out)
	rows := [][]string{{"versement", "boutique", "titulaire", "institution", "transit", "compte", "montant",
		"jusqu_au"}}
	var ids []string
	for _, l := range lines {
		ids = append(ids, l.ShopID)
	}
	nameOf, err := s.shopNames(ctx, ids)
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		rows = append(rows, []string{l.ID, sheet.Shield(nameOf(l.ShopID)), sheet.Shield(l.Bank.Holder),
			l.Bank.Institution, l.Bank.Transit, l.Bank.Account, l.Amount.String(), string(LastDay(l.Payout))})
	}
	err = file.WriteAll(rows)
	return out.Bytes(), err
}

// LastDay is the last day that a payout counts.
func LastDay(p ledger.Payout) tax.Day {
	return tax.Day(calendar.LastDate(p.Until))
}

// calendarEnd is the first moment after a day in Quebec.
func calendarEnd(day tax.Day) time.Time {
	t, _ := time.ParseInLocation(time.DateOnly, string(day), calendar.Eastern) // only days that are over come here
	return t.AddDate(0, 0, 1)
}

// shopName is a shop's name, or its id when it is gone.
func (s *Service) shopName(ctx context.Context, id string) (string, error) {
	nameOf, err := s.shopNames(ctx, []string{id})
	if err != nil {
		return "", err
	}
	return nameOf(id), nil
}

const shopsAtOnce = 500

// shopNames finds the names of many shops; one that is gone has its id.
func (s *Service) shopNames(ctx context.Context, ids []string) (nameOf func(id string) string, err error) {
	names := map[string]string{}
	for some := range slices.Chunk(ids, shopsAtOnce) {
		found, err := shop.ByIDs(ctx, s.db, some)
		if err != nil {
			return nil, fmt.Errorf("accounting: names of shops: %w", err)
		}
		for id, one := range found {
			names[id] = one.Name
		}
	}
	return func(id string) string { return cmp.Or(names[id], id) }, nil
}

// tellDifferences writes to those who look after money, or to the direction when nobody does, that a check found
// something new. Each difference is new once.
func (s *Service) tellDifferences(ctx context.Context, tx *db.Tx, count int) error {
	if s.Operators == nil {
		return nil
	}
	members, err := s.Operators.Members(ctx)
	if err != nil {
		return err
	}
	subject := "La vérification des comptes trouve un nouvel écart"
	if count > 1 {
		subject = fmt.Sprintf("La vérification des comptes trouve %d\u00a0nouveaux écarts", count)
	}
	html, text, err := mail.Render(s.Brand, mail.Content{Preview: subject, Blocks: []mail.Block{
		mail.Heading(subject),
		mail.Paragraph("Le grand livre, les commandes, les versements ou le fournisseur de paiement ne disent pas la " +
			"même chose. La Régie montre quoi, où, ce qui était attendu et ce qui est trouvé."),
		mail.Button{Label: "Voir la vérification", URL: s.Operators.URL + "/verification"},
	}, Reason: "Vous recevez ce courriel parce que vous veillez aux finances de " + s.Brand.Name + "."})
	if err != nil {
		return err
	}
	for _, email := range emailsOf(members) {
		if err := mail.Enqueue(ctx, tx, mail.Message{ID: db.NewID(), To: []string{email}, Subject: subject, HTML: html,
			Text: text}); err != nil {
			return err
		}
	}
	return nil
}

func emailsOf(members []operator.Member) []string {
	for _, role := range []operator.Role{operator.Finances, operator.Direction} {
		var emails []string
		for _, m := range members {
			if m.Role == role && m.Email != "" {
				emails = append(emails, m.Email)
			}
		}
		if len(emails) > 0 {
			return emails
		}
	}
	return nil
}
