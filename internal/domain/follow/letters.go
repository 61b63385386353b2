package follow

import (
	"fmt"
	"net/url"

	"rangrue/internal/kit/french"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// The pages that the links of letters open; the token comes as their parameter "jeton".
const (
	ConfirmPath = "/boutiques-suivies/confirmation"
	LeavePath   = "/boutiques-suivies/arret"
)

// What a link may do: confirm one follow, or make a mailbox leave. Those to leave never expire, as the anti-spam law
// wants them to keep working.
const (
	toConfirm = "shop follow confirm"
	toLeave   = "shop follow leave"
)

// askToConfirm is what a guest receives first. Someone who did not ask for it has nothing to do.
func (s *Service) askToConfirm(id, email, shopName string) (mail.Message, error) {
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Encore un clic pour suivre cette boutique.",
		Blocks: []mail.Block{
			mail.Heading("Suivre " + shopName),
			mail.Paragraph("Quelqu’un, sans doute vous, veut recevoir à cette adresse les nouveautés de la boutique " +
				shopName + ". " + consents[Consent]),
			mail.Button{Label: "Suivre la boutique", URL: ConfirmPath + "?jeton=" +
				url.QueryEscape(s.TokenKey.Token(toConfirm, id))},
			mail.Note("Ce lien est valide 30\u00a0jours. Si vous n’avez rien demandé, ignorez ce courriel\u00a0: " +
				"vous ne recevrez rien d’autre."),
		},
		Reason: "Vous recevez ce courriel parce que cette adresse vient d’être donnée pour suivre une boutique.",
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("follow: confirmation: %w", err)
	}
	return mail.Message{To: []string{email}, Subject: "Confirmez\u00a0: suivre " + shopName, HTML: html, Text: text},
		nil
}

// letter tells a mailbox what is new in the shops it follows.
func (s *Service) letter(mailbox string, news []novelty) (mail.Message, error) {
	token := s.TokenKey.Token(toLeave, mailbox)
	blocks := []mail.Block{mail.Heading("Du nouveau dans vos boutiques")}
	for from := 0; from < len(news); {
		to := from
		var lines []mail.Line
		for ; to < len(news) && news[to].shopSlug == news[from].shopSlug; to++ {
			lines = append(lines, mail.Line{Label: news[to].productName, Amount: news[to].price.French()})
		}
		blocks = append(blocks, mail.Heading(news[from].shopName), mail.Table{Lines: lines})
		switch others := news[from].ofShop - len(lines); {
		case others == 1:
			blocks = append(blocks, mail.Paragraph("et un autre"))
		case others > 1:
			blocks = append(blocks, mail.Paragraph(fmt.Sprintf("et %d autres", others)))
		}
		blocks = append(blocks, mail.Button{
			Label: "Voir les nouveautés " + french.Elide("de", news[from].shopName),
			URL:   "/boutique/" + url.PathEscape(news[from].shopSlug) + "?sortBy=createdAt",
		})
		from = to
	}
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: news[0].shopName + "\u00a0: " + news[0].productName, Blocks: blocks,
		Reason: "Vous recevez ce courriel, un par semaine au plus, parce que vous suivez " +
			"des boutiques sur " + s.Brand.Name + ".",
		Unsubscribe: LeavePath + "?jeton=" + url.QueryEscape(token),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("follow: letter: %w", err)
	}
	return mail.Message{
		To: []string{news[0].email}, Subject: subject(news), HTML: html, Text: text,
		Headers: mail.OneClick(s.Brand, web.Prefix+"/shop-follows/leave/"+url.PathEscape(token)),
	}, nil
}

func subject(news []novelty) string {
	if last := news[len(news)-1]; last.shopSlug != news[0].shopSlug {
		return "Du nouveau dans les boutiques que vous suivez"
	}
	return "Du nouveau chez " + news[0].shopName
}
