package mail_test

import (
	"testing"

	"rangrue/internal/kit/mail"
)

func TestALetterIsShownWithoutItsSecrets(t *testing.T) {
	for _, c := range []struct{ text, shown string }{
		{"Voir : https://exemple.ca/suivi?commande=1&jeton=abc.def-1\n",
			"Voir : https://exemple.ca/suivi?commande=1&jeton=…\n"},
		{`<a href="/suivi?commande=1&amp;jeton=abc%2Bd">ici</a>`, `<a href="/suivi?commande=1&amp;jeton=…">ici</a>`},
		{"/verification?code=482913\nou tapez 482913", "/verification?code=…\nou tapez …"},
		{"/v1/newsletter/unsubscribe/abc.def\n", "/v1/newsletter/unsubscribe/…\n"},
		{"stop?token=abc", "stop?token=…"},
		{"Votre commande RR-7KQ4-M2XD est partie.", "Votre commande RR-7KQ4-M2XD est partie."},
	} {
		if got := mail.WithoutSecrets(c.text); got != c.shown {
			t.Errorf("%q is shown as %q", c.text, got)
		}
	}
}
