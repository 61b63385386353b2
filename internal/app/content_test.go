package app

import (
	"context"
	"html"
	"io/fs"
	"log/slog"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"time"

	texts "rangrue/content"
	"rangrue/internal/demo"
	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/content"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/question"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

func demoContent(t *testing.T) *content.Service {
	t.Helper()
	c, err := config.Load([]string{
		"RR_DEMO=1", "RR_DATA_DIR=" + t.TempDir(), "RR_NAME=Rang & Rue", "RR_POSTAL_ADDRESS=12, rue des Pionniers",
	})
	if err != nil {
		t.Fatal(err)
	}
	service, err := newContent(nil, c, func(key string) string { return "/fichiers/" + key }, nil, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	return service
}

func TestEveryPageOfWordsHasItsText(t *testing.T) {
	s := demoContent(t)
	for address, slug := range textPages {
		if slug == "" {
			continue
		}
		page, err := s.Page(slug)
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		if n := len([]rune(page.Description)); n > 160 {
			t.Errorf("%s: its description has %d characters, and search engines cut at 160", address, n)
		}
		legal := strings.HasPrefix(slug, "conditions-") || strings.HasPrefix(slug, "politique-")
		if page.ToReview != legal {
			t.Errorf("%s: to review %v", address, page.ToReview)
		}
	}
	for _, code := range []string{"faq-clients", "faq-vendeurs"} {
		if f, err := s.FAQ(code); err != nil || len(f.Items) < 15 {
			t.Errorf("%s: %d questions, %v", code, len(f.Items), err)
		}
	}
	articles, err := s.Articles(t.Context())
	if err != nil || len(articles) < 10 {
		t.Errorf("%d articles, %v", len(articles), err)
	}
	for _, a := range articles {
		if a.Author == "" || a.Description == "" || !a.Image.Ready() || a.Image.Alt == "" || a.Words < 500 {
			t.Errorf("%s lacks something: %q %q %v, %d words", a.Slug, a.Author, a.Description, a.Image.Alt, a.Words)
		}
	}
	if len(s.Team()) == 0 || len(s.Press()) == 0 {
		t.Error("no team or no press")
	}
}

// The giveaway's page is bound by the specification: prizes of about 100 $, supplied by three sellers.
func TestTheDemoPrizesAreThoseOfTheSpecification(t *testing.T) {
	g, ok := demoContent(t).Giveaway(giveawaySlug)
	shops := map[string]bool{}
	for _, item := range g.Items {
		shops[item.Shop] = true
		if !item.Picture.Ready() {
			t.Errorf("%s has no picture", item.Name)
		}
	}
	if !ok || g.Value != 100 || len(shops) != 3 {
		t.Errorf("%v, %d dollars, shops %v", ok, g.Value, shops)
	}
}

func TestTextsSayWhatTheRulesDo(t *testing.T) {
	c, err := config.Load([]string{"RR_PRIVACY_OFFICER=Ana Roy"})
	if err != nil {
		t.Fatal(err)
	}
	said := variables(c)
	for name, want := range map[string]string{
		"commission": "10\u00a0%", "commissionReduite": "5\u00a0%", "contribution": "2\u00a0$",
		"joursRetour": "30", "joursReception": "30", "responsable": "Ana Roy", "nom": "Rang & Rue",
		"courriel": "bonjour@localhost", "url": "http://localhost:8080",
	} {
		if said[name] != want {
			t.Errorf("{{%s}} is %q; want %q", name, said[name], want)
		}
	}
	if said["adresse"] != "" {
		t.Errorf("{{adresse}} is %q without configuration", said["adresse"])
	}
}

// The name of the product comes from configuration alone.
func TestNoTextSpellsTheNameOut(t *testing.T) {
	err := fs.WalkDir(texts.Files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		raw, err := fs.ReadFile(texts.Files, name)
		if err != nil {
			return err
		}
		for _, spelled := range []string{"Rang & Rue", "Rang &amp; Rue", "Rang et Rue"} {
			if strings.Contains(string(raw), spelled) {
				t.Errorf("%s spells the name out: write {{nom}}", name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// One register for who buys: « la clientèle » for all, « la personne » for one.
func TestTextsSpeakOfWhoBuysInOneRegister(t *testing.T) {
	client := regexp.MustCompile(`(?i)\bclient(e|s|es)?[^\pL]`)
	err := fs.WalkDir(texts.Files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		raw, err := fs.ReadFile(texts.Files, name)
		if found := client.FindString(string(raw)); found != "" {
			t.Errorf("%s says %q", name, found)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// linkIn is where a reader can click: links of texts, and addresses at the top of them.
var linkIn = regexp.MustCompile(`href="([^"]+)"`)

// linked is every address that a text leads to, with the text.
func linked(t *testing.T, s *content.Service) map[string]string {
	t.Helper()
	found := map[string]string{}
	note := func(where, text string) {
		for _, m := range linkIn.FindAllStringSubmatch(text, -1) {
			found[html.UnescapeString(m[1])] = where
		}
	}
	for slug, page := range s.Pages() {
		note("pages/"+slug, page.HTML)
		for _, block := range page.Blocks {
			found[block.URI] = "pages/" + slug
			for _, child := range block.Children {
				found[child.URI] = "pages/" + slug
			}
		}
	}
	for _, code := range []string{"faq-clients", "faq-vendeurs"} {
		faq, err := s.FAQ(code)
		if err != nil {
			t.Fatal(err)
		}
		for _, item := range faq.Items {
			note("faq/"+code, item.Answer)
		}
	}
	articles, err := s.Articles(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range articles {
		note("blogue/"+a.Slug, a.HTML)
	}
	for _, p := range s.Press() {
		note("medias/"+p.Slug, p.HTML)
		found[p.URL] = "medias/" + p.Slug
	}
	for _, p := range s.Team() {
		note("equipe/"+p.Name, p.HTML)
	}
	prize, _ := s.Giveaway(giveawaySlug)
	for _, item := range prize.Items {
		found["/boutique/"+item.Shop], found["/produit/"+item.Product] = prizeFile, prizeFile
	}
	delete(found, "")
	return found
}

// front reads the addresses of the front end's pages.
func front(t *testing.T) []string {
	t.Helper()
	source, err := os.ReadFile("../../web/storefront/routes.ts")
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, m := range regexp.MustCompile(`path: '([^']+)'`).FindAllStringSubmatch(string(source), -1) {
		all = append(all, m[1])
	}
	if len(all) < 10 {
		t.Fatalf("only %d routes were found", len(all))
	}
	return all
}

func TestNoLinkOfATextLeadsNowhere(t *testing.T) {
	s := demoContent(t)
	pages := front(t)
	for address := range textPages {
		pages = append(pages, address)
	}
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		shelves := demoAddresses(t, d)
		for address, where := range linked(t, s) {
			switch scheme, _, found := strings.Cut(address, ":"); {
			case found && (scheme == "https" || scheme == "mailto" || scheme == "tel"):
				continue
			case strings.HasPrefix(address, "http://localhost"): // {{url}}
				continue
			}
			target, anchor, _ := strings.Cut(address, "#")
			target, _, _ = strings.Cut(target, "?")
			if !leads(target, pages, shelves, s) {
				t.Errorf("%s leads nowhere: %s", where, address)
			}
			if anchor != "" && !anchored(target, anchor, s) {
				t.Errorf("%s leads to no such anchor: %s", where, address)
			}
		}
	})
}

func leads(target string, pages []string, shelves map[string]bool, s *content.Service) bool {
	switch folder, name := path.Split(target); {
	case target == "":
		return true // an anchor of the same page
	case shelves[target]:
		return true
	case folder == "/blogue/":
		_, err := s.Article(context.Background(), name)
		return err == nil
	}
	for _, pattern := range pages {
		if pattern == target && !strings.ContainsAny(pattern, ":*") {
			return true
		}
	}
	return false
}

func anchored(target, anchor string, s *content.Service) bool {
	if target == "/faqs" {
		for _, code := range []string{"faq-clients", "faq-vendeurs"} {
			faq, _ := s.FAQ(code)
			for _, item := range faq.Items {
				if item.ID == anchor {
					return true
				}
			}
		}
		return false
	}
	page, _ := s.Page(textPages[target])
	return strings.Contains(page.HTML, `id="`+anchor+`"`)
}

// demoAddresses are those of the demo market's shops, products and categories.
func demoAddresses(t *testing.T, d *db.DB) map[string]bool {
	t.Helper()
	url := func(key string) string { return key }
	a := &App{
		DB: d, Account: account.New(d, time.Now), Shop: shop.New(d, time.Now, url), Catalog: catalog.New(d, time.Now,
			url), Order: order.New(d, url),
		Question: question.New(d, question.Options{Now: time.Now}), Insight: insight.New(d, time.Now,
			slog.New(slog.DiscardHandler)),
	}
	if err := demo.Load(t.Context(), a.DemoDeps()); err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for prefix, query := range map[string]string{
		"/boutique/": `SELECT slug FROM shop_slugs`, "/produit/": `SELECT slug FROM product_slugs`,
	} {
		rows, err := d.Query(t.Context(), query)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		for rows.Next() {
			var slug string
			if err := rows.Scan(&slug); err != nil {
				t.Fatal(err)
			}
			all[prefix+slug] = true
			if prefix == "/boutique/" {
				all[prefix+slug+"/a-propos"] = true
			}
		}
	}
	tree, err := a.Catalog.Categories(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range tree.Flat() {
		all["/categorie/"+tree.Path(c.ID)] = true
	}
	return all
}

func TestInDemoModeTheGiveawayIsOpenWhateverTheDay(t *testing.T) {
	for _, now := range []time.Time{
		time.Date(2026, 11, 15, 9, 0, 0, 0, calendar.Eastern),
		time.Date(2026, 12, 31, 23, 59, 0, 0, calendar.Eastern),
		time.Date(2027, 1, 31, 0, 0, 0, 0, calendar.Eastern),
	} {
		rules, err := giveawayRules(config.Config{Demo: true, Giveaway: config.Giveaway{Winners: 2, Edition: "e"}}, now)
		if err != nil || !now.Before(rules.ClosesAt()) || rules.ClosesAt().Sub(now) > 63*24*time.Hour ||
			!rules.ClosesAt().Before(rules.AnnouncedAt()) {
			t.Errorf("%v: %v until %v, drawn %v", now, err, rules.ClosesAt(), rules.AnnouncedAt())
		}
	}
	rules, err := giveawayRules(config.Config{Giveaway: config.Giveaway{Closes: "2026-12-13", Winners: 2}}, time.Now())
	if err != nil || rules.ClosesAt().Format(time.RFC3339) != "2026-12-14T00:00:00-05:00" ||
		rules.AnnouncedAt().Format(time.RFC3339) != "2026-12-15T12:00:00-05:00" {
		t.Errorf("%v %v %v", err, rules.ClosesAt(), rules.AnnouncedAt())
	}
}
