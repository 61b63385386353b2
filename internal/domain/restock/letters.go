package restock

import (
	"fmt"
	"net/url"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// CancelPath is the page that the link to cancel opens; the token comes as its parameter "jeton".
const CancelPath = "/avertissements/annulation"

// toCancel is empty: the key signs no other links, and those that were sent must keep working.
const toCancel = ""

// letter tells someone that what they wait for is back, and how to cancel what else they wait for.
func (s *Service) letter(a alert, offer *catalog.Offer) (mail.Message, error) {
	name := offer.ProductName
	if variant := offer.VariantName(); variant != "" {
		name += " (" + variant + ")"
	}
	token := s.TokenKey.Token(toCancel, a.ID)
	html, text, err := mail.Render(s.Brand, mail.Content{
		Preview: "Vous nous aviez demandé de vous avertir de son retour.",
		Blocks: []mail.Block{
			mail.Heading("De retour en stock"),
			mail.Paragraph("«\u00a0" + name + "\u00a0», de la boutique " + offer.ShopName +
				", peut de nouveau être commandé. Les quantités peuvent être limitées."),
			mail.Button{Label: "Voir le produit", URL: "/produit/" + url.PathEscape(offer.ProductSlug) + "?variante=" +
				url.QueryEscape(offer.ID)},
		},
		Reason: "Vous recevez ce courriel, le seul à ce sujet, parce que vous avez demandé d’être averti(e) du " +
			"retour de ce produit.",
		Unsubscribe: CancelPath + "?jeton=" + url.QueryEscape(token),
	})
	if err != nil {
		return mail.Message{}, fmt.Errorf("restock: letter: %w", err)
	}
	return mail.Message{
		To: []string{a.Email}, Subject: "De retour en stock\u00a0: " + offer.ProductName, HTML: html, Text: text,
		Headers: mail.OneClick(s.Brand, web.Prefix+"/stock-alerts/cancel/"+url.PathEscape(token)),
	}, nil
}
