package content_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"rangrue/internal/domain/content"
)

func TestAPageSaysWhatConfigurationAndTheRulesSay(t *testing.T) {
	d := newDesk(t)
	code, page := d.get("/pages/a-propos")
	if code != 200 || page["title"] != "À propos de Épices & *Cie*" || page["updatedAt"] != "2026-11-15" {
		t.Errorf("%d %v", code, page)
	}
	if html := page["html"].(string); !strings.Contains(html, "<p>Épices &amp; *Cie* demande 10\u00a0%.</p>") ||
		!strings.Contains(html, `<h2 id="d-ou-vient-le-nom">D’où vient le nom?</h2>`) ||
		!strings.Contains(html, "<em>rangs</em>") {
		t.Errorf("html %s", html)
	}
	if got := column(page, "sections", "id"); got != "d-ou-vient-le-nom" {
		t.Errorf("sections %s", got)
	}
	if got := column(page, "blocks", "uri"); got != "/a-propos/notre-equipe" {
		t.Errorf("blocks %v", page["blocks"])
	}
}

func TestASentenceIsLeftOutWhereWhatItTellsIsNotConfigured(t *testing.T) {
	d := newDesk(t)
	d.write("pages/joindre.md", "titre: Joindre", "description: Ici.{{si adresse}} À {{adresse}}.{{fin}}", "---",
		"Par courriel.{{si adresse}} Par la poste : {{adresse}}.{{fin}}{{si telephone}} Au {{telephone}}.{{fin}}")
	_, page := d.get("/pages/joindre")
	if page["html"] != "<p>Par courriel. Au 555-0142.</p>" || page["description"] != "Ici." {
		t.Errorf("%v", page)
	}
}

func TestModelsOfLegalTextsAreToldToTheOperatorAlone(t *testing.T) {
	d := newDesk(t)
	d.write("pages/conditions.md", "titre: Conditions", "description: D.", "aReviser: true", "---", "Texte.")
	if _, page := d.get("/pages/conditions"); page["title"] != "Conditions" || page["toReview"] != nil {
		t.Errorf("visitors are told: %v", page)
	}
	if got := strings.Join(d.service.ToReview(), " "); got != "conditions" {
		t.Errorf("to review: %q", got)
	}
	d.write("pages/conditions.md", "titre: Conditions", "description: Les nôtres.", "---", "Texte.")
	if _, page := d.get("/pages/conditions"); page["description"] != "Les nôtres." || len(d.service.ToReview()) != 0 {
		t.Errorf("reviewed: %v", d.service.ToReview())
	}
}

func TestAnUnknownTextIsMissing(t *testing.T) {
	d := newDesk(t)
	for _, path := range []string{"/pages/rien", "/faq/rien", "/blog/rien"} {
		if code, body := d.get(path); code != 404 || body["detail"] == "" {
			t.Errorf("%s: %d %v", path, code, body)
		}
	}
}

func TestQuestionsAreTakenApartWithTheirAnchors(t *testing.T) {
	d := newDesk(t)
	_, faq := d.get("/faq/faq-clients")
	if got := column(faq, "items", "question"); got != "Combien coûte la livraison?, Puis-je retourner?" {
		t.Errorf("questions %s", got)
	}
	if got := column(faq, "items", "id"); got != "livraison, puis-je-retourner" {
		t.Errorf("anchors %s", got)
	}
	if got := column(faq, "items", "answer"); !strings.Contains(got, "<p>Cela dépend.</p><ul>") ||
		!strings.Contains(got, "Oui, en 30 jours.") {
		t.Errorf("answers %s", got)
	}
	if faq["intro"] != "<p>Un mot avant.</p>" {
		t.Errorf("intro %v", faq["intro"])
	}
}

func TestTheTeamStandsInItsOrderAndThePressShowsTheNewestFirst(t *testing.T) {
	d := newDesk(t)
	_, team := d.get("/team")
	if got := column(team, "data", "name"); got != "Ana, Zoé" {
		t.Errorf("team %s", got)
	}
	_, press := d.get("/press")
	item := press["data"].([]any)[0].(map[string]any)
	if item["url"] != "https://exemple.test/a" || item["isExternalLink"] != true || item["source"] != "Communiqué" ||
		item["html"] != "<p>Nous ouvrons.</p>" {
		t.Errorf("press %v", item)
	}
}

func TestPrizesAndTheirSuppliersAreAText(t *testing.T) {
	d := newDesk(t)
	if _, ok := d.service.Giveaway("panier"); ok {
		t.Fatal("a prize nobody wrote")
	}
	d.write("concours/panier.md", "titre: Panier", "valeur: 75", "lots:", "  - nom: Une tuque de {{nom}}",
		"    texte: Chaude.",
		"    image: tuque-bleue", "    boutique: maille", "    produit: tuque", "---")
	g, ok := d.service.Giveaway("panier")
	if !ok || g.Value != 75 || len(g.Items) != 1 || g.Items[0].Name != "Une tuque de Épices & *Cie*" ||
		g.Items[0].Picture.File != "/fichiers/tuque-bleue.jpeg" || g.Items[0].Shop != "maille" ||
		g.Items[0].Product != "tuque" {
		t.Errorf("%v %+v", ok, g)
	}
	d.write("concours/panier.md", "titre: Panier", "valeur: 75", "---")
	if _, ok := d.service.Giveaway("panier"); ok || !strings.Contains(d.log.String(), "concours/panier.md") {
		t.Error("a prize of nothing is shown")
	}
}

func TestWithoutTheDemoMarketItsStoriesAreNotTold(t *testing.T) {
	d := newDesk(t, func(o *content.Options) { o.Samples = false })
	for _, path := range []string{"/blog", "/team", "/press"} {
		if _, body := d.get(path); len(body["data"].([]any)) != 0 {
			t.Errorf("%s: %v", path, body)
		}
	}
	if code, _ := d.get("/pages/a-propos"); code != 200 {
		t.Errorf("a page: %d", code)
	}
	d.write("blogue/notre-histoire.md", "titre: Notre histoire", "date: 2026-11-10", "---", "La vraie.")
	if _, body := d.get("/blog"); column(body, "data", "slug") != "notre-histoire" {
		t.Errorf("the operator's own: %v", body)
	}
}

func TestTheOperatorsTextReplacesOursWithoutARestart(t *testing.T) {
	d := newDesk(t)
	d.get("/pages/a-propos")
	before := d.service.Version()
	d.write("pages/a-propos.md", "titre: Chez nous", "description: La vôtre.", "---", "Autre texte.")
	if _, page := d.get("/pages/a-propos"); page["title"] != "Chez nous" || d.service.Version() <= before {
		t.Errorf("%v, version %d after %d", page, d.service.Version(), before)
	}
	d.write("pages/livraison.md", "titre: Livraison", "description: Nouvelle page.", "---", "Une page de plus.")
	if code, _ := d.get("/pages/livraison"); code != 200 {
		t.Errorf("a new page: %d", code)
	}
	d.clock = d.clock.Add(5 * time.Second)
	if err := os.Remove(filepath.Join(d.folder, "pages/a-propos.md")); err != nil {
		t.Fatal(err)
	}
	if _, page := d.get("/pages/a-propos"); page["title"] != "À propos de Épices & *Cie*" {
		t.Errorf("taken away again: %v", page["title"])
	}
}

func TestAMistakeOfTheOperatorsIsReportedAndOursStays(t *testing.T) {
	d := newDesk(t)
	for name, lines := range map[string][]string{
		"an unknown name":      {"titr: Chez nous", "---", "x"},
		"no end":               {"titre: Chez nous"},
		"an unknown variable":  {"titre: T", "description: D", "---", "{{prénom}}"},
		"an unknown condition": {"titre: T", "description: D", "---", "{{si prénom}}x{{fin}}"},
		"a condition open":     {"titre: T", "description: D", "---", "{{si adresse}}x"},
		"no title":             {"description: D", "---", "x"},
		"a wrong day":          {"titre: T", "description: D", "misAJour: hier", "---", "x"},
	} {
		d.log.Reset()
		d.write("pages/a-propos.md", append(lines, "<!-- "+name+" -->")...)
		if _, page := d.get("/pages/a-propos"); page["updatedAt"] != "2026-11-15" {
			t.Errorf("%s: %v", name, page)
		}
		if !strings.Contains(d.log.String(), "pages/a-propos.md") {
			t.Errorf("%s: the log says %q", name, d.log.String())
		}
	}
}

func TestADraftIsNotShown(t *testing.T) {
	d := newDesk(t)
	d.write("blogue/savon.md", "titre: Le savon", "date: 2026-11-01", "brouillon: true", "---", "Pas fini.")
	if _, body := d.get("/blog"); column(body, "data", "slug") != "mitaine, tuque" {
		t.Errorf("%v", column(body, "data", "slug"))
	}
}

func TestATextOfOursThatCannotBeReadStopsTheStart(t *testing.T) {
	for name, file := range map[string]*fstest.MapFile{
		"pages/a.md":     {Data: []byte("sans tête")},
		"faq/b.md":       text("titre: T", "---", "## Sans réponse?"),
		"blogue/c.md":    text("titre: T", "date: 2026-01-01", "image: inconnue", "---", "x"),
		"equipe/d.md":    text("nom: D", "---", "x"),
		"medias/e.md":    text("titre: E", "---", "x"),
		"pages/F G.md":   text("titre: T", "description: D", "---", "x"),
		"blogue/vide.md": text("titre: T", "---", "{{inconnue}}"),
	} {
		if _, err := content.New(content.Options{Files: fstest.MapFS{name: file}, Samples: true}); err == nil ||
			!strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestARefusalHasItsCode(t *testing.T) {
	d := newDesk(t)
	if _, err := d.service.Page("rien"); !errors.Is(err, content.ErrNoPage) {
		t.Error(err)
	}
	if _, err := d.service.Article(t.Context(), "rien"); !errors.Is(err, content.ErrNoArticle) {
		t.Error(err)
	}
}
