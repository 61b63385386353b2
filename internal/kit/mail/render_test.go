package mail

import (
	"regexp"
	"strings"
	"testing"
)

var brand = Brand{Name: "Épicerie & Cie", PublicURL: "https://exemple.ca/", Contact: "aide@exemple.ca",
	Postal: "12, rang 4, Saint-Ours (Québec)"}

func everything() Content {
	return Content{
		Preview: "Vos œufs partent aujourd’hui.",
		Blocks: []Block{
			Heading("Merci, <Zoé>!"), Paragraph("Première ligne\nseconde & dernière"),
			Table{
				Lines:  []Line{{"Œufs, douzaine", "Ferme du Rang 4", "6,50\u00a0$"}, {"Miel", "", "12,00\u00a0$"}},
				Totals: []Line{{"Livraison", "", "8,00\u00a0$"}, {"Total", "", "26,50\u00a0$"}},
			},
			Button{"Suivre ma commande", "/suivi-de-commande?ref=RR-7KQ4&x=<1>"},
			Note("Gardez ce courriel.\nIl vaut reçu."),
		},
		Reason:      "Vous recevez ce courriel parce que vous avez commandé.",
		Unsubscribe: "/infolettre/desabonnement?jeton=abc",
	}
}

func TestAMessageSaysTheSameInBothForms(t *testing.T) {
	html, text, err := Render(brand, everything())
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range []string{
		"seconde", "Œufs, douzaine", "Ferme du Rang 4", "6,50\u00a0$", "Miel", "Livraison", "26,50\u00a0$",
		"Suivre ma commande", "Gardez ce courriel.", "Vous recevez ce courriel parce que vous avez commandé.",
		"Se désabonner", "aide@exemple.ca", "12, rang 4, Saint-Ours (Québec)", "Une question? Écrivez-nous",
	} {
		if !strings.Contains(html, words) || !strings.Contains(text, words) {
			t.Errorf("%q is missing: HTML %v, text %v", words, strings.Contains(html, words),
				strings.Contains(text, words))
		}
	}
	if !strings.Contains(html, `<html lang="fr-CA">`) || !strings.Contains(html, "Vos œufs partent aujourd’hui.") {
		t.Error("the HTML has no language or no preview")
	}
}

func TestHTMLOfAMessageIsEscapedAndPlainTextIsNot(t *testing.T) {
	html, text, err := Render(brand, everything())
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(html, "Merci, &lt;Zoé&gt;!") || strings.Contains(html, "<Zoé>") {
		t.Error("the heading is not escaped")
	}
	if !strings.Contains(html, "Première ligne<br>seconde &amp; dernière") {
		t.Error("the line break is lost")
	}
	if !strings.Contains(text, "Merci, <Zoé>!\n=====") || !strings.Contains(text, "seconde & dernière") {
		t.Errorf("plain text:\n%s", text)
	}
}

func TestEveryLinkIsAbsolute(t *testing.T) {
	html, text, err := Render(brand, everything())
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range regexp.MustCompile(`href="([^"]*)"`).FindAllStringSubmatch(html, -1) {
		if !strings.HasPrefix(link[1], "https://exemple.ca/") && !strings.HasPrefix(link[1], "mailto:aide@exemple.ca") {
			t.Errorf("link %q", link[1])
		}
	}
	for _, link := range []string{
		"https://exemple.ca/suivi-de-commande?ref=RR-7KQ4&x=<1>",
		"https://exemple.ca/infolettre/desabonnement?jeton=abc",
	} {
		if !strings.Contains(text, link+"\n") {
			t.Errorf("the text lacks %s:\n%s", link, text)
		}
	}
}

func TestMailProgramsCanUnsubscribeInOneClick(t *testing.T) {
	got := OneClick(brand, "/v1/newsletter/unsubscribe/a.b")
	if got["List-Unsubscribe"] != "<https://exemple.ca/v1/newsletter/unsubscribe/a.b>" ||
		got["List-Unsubscribe-Post"] != "List-Unsubscribe=One-Click" || len(got) != 2 {
		t.Errorf("headers %v", got)
	}
}

func TestALinkThatCannotBeFollowedIsAnError(t *testing.T) {
	for _, link := range []string{"", "panier", "//ailleurs.ca/x", "javascript:alert(1)", "mailto:a@b.ca", "https://"} {
		if _, _, err := Render(brand, Content{Blocks: []Block{Button{"Aller", link}}}); err == nil {
			t.Errorf("a button to %q was rendered", link)
		}
		if link == "" {
			continue
		}
		if _, _, err := Render(brand, Content{Unsubscribe: link}); err == nil {
			t.Errorf("an unsubscribe link to %q was rendered", link)
		}
	}
	for _, home := range []string{"", "exemple.ca", "ftp://exemple.ca"} {
		if _, _, err := Render(Brand{Name: "X", PublicURL: home}, Content{}); err == nil {
			t.Errorf("public address %q was accepted", home)
		}
	}
}

func TestAMessageWithoutExtrasHasNoEmptyFrame(t *testing.T) {
	html, text, err := Render(Brand{Name: "X", PublicURL: "https://exemple.ca"}, Content{
		Blocks: []Block{Paragraph("Allô")},
	})
	if err != nil || text != "Allô\n\n-- \nX — https://exemple.ca/\n" {
		t.Errorf("%q, %v", text, err)
	}
	for _, words := range []string{"désabonner", "Écrivez-nous", "<h1", "<script", "<img"} {
		if strings.Contains(html, words) {
			t.Errorf("the HTML has %q", words)
		}
	}
}
