package app

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	texts "rangrue/content"
	"rangrue/internal/demo"
	"rangrue/internal/domain/content"
	"rangrue/internal/domain/content/headless"
	"rangrue/internal/domain/follow"
	"rangrue/internal/domain/giveaway"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/outreach"
	"rangrue/internal/domain/restock"
	"rangrue/internal/domain/shop"
	"rangrue/internal/flow/seo"
	"rangrue/internal/kit/calendar"
	"rangrue/internal/kit/captcha"
	"rangrue/internal/kit/config"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
	"rangrue/internal/rules/pricing"
)

const (
	giveawaySlug = "panier-sans-dechets"
	giveawayPage = "/concours/" + giveawaySlug
	prizeFile    = "concours/" + giveawaySlug + ".md"
	textsKept    = 8 << 20 // bytes of content answers kept in memory
)

// buildContent makes the services of texts, newsletter, contact messages, giveaway and stock alerts.
func (a *App) buildContent(signing secret, now func() time.Time) (err error) {
	if a.Content, err = newContent(a.DB, a.Config, a.Files.URL, a.Log, now); err != nil {
		return err
	}
	a.Content.EmailOf = func(ctx context.Context, userID string) (string, error) {
		user, err := a.Account.ByID(ctx, userID)
		if err != nil {
			return "", err
		}
		return user.Email, nil
	}
	if _, err := a.Content.Load(context.Background()); err != nil {
		return err
	}
	a.Content.Register(a.Jobs)
	if models := a.Content.ToReview(); len(models) > 0 && !a.Config.Demo {
		a.Log.Warn("legal texts are still models: have them reviewed and put yours in contenu/pages", "texts", models)
	}
	if a.Giveaway, err = newGiveaway(a.DB, a.Config, a.Content, now); err != nil {
		return err
	}
	if _, written := a.Giveaway.Prize(); a.Giveaway.Exists() && !written {
		return fmt.Errorf("RR_GIVEAWAY_CLOSES: no text tells the prizes; write contenu/%s in RR_DATA_DIR", prizeFile)
	}
	a.Giveaway.Suppliers, a.Giveaway.Picture = a.suppliers, a.productPicture
	if a.Outreach, err = newOutreach(a.DB, a.Config, signing, a.Giveaway, now); err != nil {
		return err
	}
	a.Outreach.Captcha = captcha.New(a.Config.CaptchaURL, a.Config.CaptchaSecret, a.Log)
	a.Restock, err = restock.New(a.DB, restock.Options{
		Brand: brand(a.Config), TokenKey: signing.key("stock alert"), Now: now, Captcha: a.Outreach.Captcha,
		Visitor: web.Visitor,
	})
	if err != nil {
		return err
	}
	a.Restock.Register(a.Jobs)
	a.Follow, err = follow.New(a.DB, follow.Options{
		Brand: brand(a.Config), TokenKey: signing.key("shop follow"), Now: now, Captcha: a.Outreach.Captcha,
		EmailOf: func(ctx context.Context, userID string) (string, bool, error) {
			u, err := a.Account.ByID(ctx, userID)
			if err != nil {
				return "", false, err
			}
			return u.Email, !u.EmailVerifiedAt.IsZero(), nil
		},
	})
	if err == nil {
		a.Follow.Register(a.Jobs)
	}
	return err
}

// mountContent registers the calls of those services.
func (a *App) mountContent(api huma.API) {
	kept := web.Cached(web.NewCache(textsKept, a.Content.Version), answerAge)
	a.Content.Routes(api, kept, web.Public(answerAge))
	a.Giveaway.Routes(api)
	a.Outreach.Routes(api)
	a.Restock.Routes(api)
	a.Follow.Routes(api)
	a.mux.HandleFunc("GET "+content.FeedPath, a.Content.Feed)
}

// textPages are the pages of words with the text each shows; those of several texts, or of a form, name none.
var textPages = map[string]string{
	"/a-propos": "a-propos", "/a-propos/entreprise": "entreprise", "/a-propos/feuille-de-route": "feuille-de-route",
	"/a-propos/notre-equipe": "",
	"/application-mobile":    "application-mobile", "/blogue": "", "/contact": "", "/faqs": "", "/medias": "",
	"/commencer-a-vendre": "", "/start-selling": "", giveawayPage: "",
	"/conditions-generales-de-vente-et-utilisation": "conditions-generales-de-vente-et-utilisation",
	"/conditions-particulieres-pour-les-vendeurs":   "conditions-particulieres-pour-les-vendeurs",
	"/politique-de-confidentialite":                 "politique-de-confidentialite",
	"/politique-de-retour-et-remboursement":         "politique-de-retour-et-remboursement",
}

// addressOf is the page that shows a text.
func addressOf(kind, slug string) string {
	switch kind {
	case "pages":
		if slug == "accueil" {
			return "/"
		}
		for address, text := range textPages {
			if text == slug {
				return address
			}
		}
		return ""
	case "faq":
		return "/faqs"
	case "blogue":
		return content.ArticlePath(slug)
	case "equipe":
		return "/a-propos/notre-equipe"
	case "medias":
		return "/medias"
	}
	return giveawayPage
}

// indexedTexts are the pages of words that ask to be found. A blog that does not answer is left out until it does.
func (a *App) indexedTexts(ctx context.Context) []seo.Text {
	var all []seo.Text
	edition, err := a.Giveaway.Current(ctx, a.DB)
	if err != nil {
		a.Log.ErrorContext(ctx, "read the giveaway", "error", err)
	}
	for _, path := range slices.Sorted(maps.Keys(textPages)) {
		if path == giveawayPage && !edition.Exists() {
			continue // it says that there is none, and asks not to be found
		}
		if a.pages != nil && a.pages.Has(path) {
			page, _ := a.Content.Page(textPages[path]) // zero without a text of its own
			all = append(all, seo.Text{Path: path, Edited: dayOf(page.Updated)})
		}
	}
	articles, err := a.Content.Articles(ctx)
	if err != nil || a.pages == nil || !a.pages.Has(content.ArticlePath("x")) {
		return all
	}
	for _, article := range articles {
		if !article.External {
			edited := dayOf(cmp.Or(article.Updated, article.Date))
			all = append(all, seo.Text{Path: content.ArticlePath(article.Slug), Edited: edited,
				Picture: article.Image.File})
		}
	}
	return all
}

// dayOf is the start of a day, or zero.
func dayOf(day string) time.Time {
	t, _ := time.ParseInLocation(time.DateOnly, day, calendar.Eastern) // an unreadable day is an unknown one
	return t
}

// newContent reads the texts. What they say of prices and delays is what the rules do.
func newContent(d *db.DB, c config.Config, url picture.URLOf, log *slog.Logger, now func() time.Time) (
	*content.Service, error) {
	o := content.Options{
		DB: d, Brand: brand(c), Address: addressOf,
		Files: texts.Files, Folder: filepath.Join(c.DataDir, "contenu"), Samples: c.Demo, Variables: variables(c),
		Now: now, Log: log,
		Site: content.Site{Name: c.Name, PublicURL: c.PublicURL},
	}
	if c.Demo {
		o.Picture = func(name string) (picture.Picture, bool) {
			found, ok := demo.Picture(name)
			return found.URLs(url), ok
		}
	}
	if c.Blog.Space != "" {
		o.Blog = headless.New(headless.Options{
			URL: c.Blog.URL, Space: c.Blog.Space, Environment: c.Blog.Environment, Token: c.Blog.Token, Now: now,
			Log: log,
		})
	}
	return content.New(o)
}

// variables is what a text may leave to configuration and to the rules.
func variables(c config.Config) map[string]string {
	return map[string]string{
		"nom": c.Name, "courriel": c.ContactEmail, "responsable": c.PrivacyOfficer, "url": c.PublicURL,
		"adresse":           c.PostalAddress, // empty: texts leave out the sentence that would tell it
		"commission":        percent(pricing.Commission),
		"commissionReduite": percent(pricing.ReducedCommission),
		"contribution":      wholeDollars(pricing.Contribution),
		"joursRetour":       days(order.ReturnWindow),
		"joursReception":    days(order.ReceiveWindow),
		// what the demo market tells of its plans, and what stands there without it
		"exemple": said(c.Demo), "sansExemple": said(!c.Demo),
	}
}

// said is the value of a condition of a text.
func said(yes bool) string {
	if yes {
		return "oui"
	}
	return ""
}

func percent(r money.Rate) string { return strconv.FormatInt(int64(r)/10_000, 10) + "\u00a0%" }
func wholeDollars(amount money.Cents) string {
	return strconv.FormatInt(int64(amount)/100, 10) + "\u00a0$"
}
func days(d time.Duration) string { return strconv.Itoa(int(d.Hours() / 24)) }

func newGiveaway(d *db.DB, c config.Config, texts *content.Service, now func() time.Time) (*giveaway.Service, error) {
	rules, err := giveawayRules(c, now())
	if err != nil {
		return nil, err
	}
	prize := func() (giveaway.Prize, bool) {
		text, ok := texts.Giveaway(giveawaySlug)
		p := giveaway.Prize{Value: text.Value}
		for _, item := range text.Items {
			p.Items = append(p.Items, giveaway.Item(item))
		}
		return p, ok
	}
	return giveaway.New(d, giveaway.Options{Rules: rules, Brand: brand(c), Page: giveawayPage, Prize: prize, Now: now})
}

// suppliers are the shops of some slugs, but for those the market does not have.
func (a *App) suppliers(ctx context.Context, slugs []string) ([]giveaway.Supplier, error) {
	all := []giveaway.Supplier{}
	for _, slug := range slugs {
		s, err := a.Shop.BySlug(ctx, slug)
		if errors.Is(err, shop.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		w := s.Wire(a.Files.URL)
		all = append(all, giveaway.Supplier{Name: w.Name, Slug: w.Slug, City: w.City, Tagline: w.Tagline,
			Thumbs: w.Thumbs})
	}
	return all, nil
}

// giveawayRules fills in the days that configuration leaves open. In demo mode the giveaway never ends: its last day is
// that of the next month.
func giveawayRules(c config.Config, now time.Time) (giveaway.Rules, error) {
	g := c.Giveaway
	rules := giveaway.Rules{Edition: g.Edition, Winners: g.Winners, Source: g.SeedSource}
	switch {
	case g.Closes == "" && !c.Demo:
		return rules, nil
	case g.Closes == "":
		y, m, _ := now.In(calendar.Eastern).Date()
		rules.Closes = time.Date(y, m+2, 0, 0, 0, 0, 0, calendar.Eastern)
	default:
		var err error
		if rules.Closes, err = time.ParseInLocation(time.DateOnly, g.Closes, calendar.Eastern); err != nil {
			return rules, fmt.Errorf("RR_GIVEAWAY_CLOSES: %w", err)
		}
	}
	rules.Announced = rules.Closes.AddDate(0, 0, 2)
	if g.Announced != "" {
		var err error
		if rules.Announced, err = time.ParseInLocation(time.DateOnly, g.Announced, calendar.Eastern); err != nil {
			return rules, fmt.Errorf("RR_GIVEAWAY_ANNOUNCED: %w", err)
		}
	}
	return rules, nil
}

func newOutreach(d *db.DB, c config.Config, signing secret, draw *giveaway.Service,
	now func() time.Time) (*outreach.Service, error) {
	return outreach.New(d, outreach.Options{
		Brand: brand(c), Inbox: c.ContactEmail, TokenKey: signing.key("newsletter"), Now: now,
		DoubleOptIn: c.DoubleOptIn, Enter: draw.Enter,
	})
}
