package restock

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/url"
	"strings"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/web"
)

// CancelPath is the page that the link to cancel opens; the token comes as its parameter "jeton".
const CancelPath = "/avertissements/annulation"

// letter tells someone that what they wait for is back, and how to cancel what else they wait for.
func (s *Service) letter(a alert, offer *catalog.Offer) (mail.Message, error) {
	name := offer.ProductName
	if variant := offer.VariantName(); variant != "" {
		name += " (" + variant + ")"
	}
	token := s.token(a.ID)
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
		Headers: map[string]string{ // the unsubscribe button of mail programs, RFC 8058
			"List-Unsubscribe": "<" + mail.Absolute(s.Brand, web.Prefix+"/stock-alerts/cancel/"+
				url.PathEscape(token)) + ">",
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	}, nil
}

// token names a request in a link. It never expires.
func (s *Service) token(id string) string {
	return id + "." + base64.RawURLEncoding.EncodeToString(s.signature(id))
}

func (s *Service) readToken(token string) (id string, ok bool) {
	id, encoded, found := strings.Cut(token, ".")
	given, err := base64.RawURLEncoding.DecodeString(encoded)
	return id, found && err == nil && id != "" && hmac.Equal(given, s.signature(id))
}

func (s *Service) signature(id string) []byte {
	mac := hmac.New(sha256.New, s.TokenKey)
	mac.Write([]byte(id))
	return mac.Sum(nil)[:20]
}
