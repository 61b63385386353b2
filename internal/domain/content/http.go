package content

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// Routes registers the reads of texts. kept may have answers kept until [Service.Version] grows; fresh are the options
// of a blog that changes elsewhere.
func (s *Service) Routes(api huma.API, kept, fresh web.Option) {
	tag, blog := web.Tag("Content"), kept
	if s.remote {
		blog = fresh
	}
	web.Get(api, "/pages/{slug}", "A content page", s.getPage, tag, kept)
	web.Get(api, "/faq/{code}", "Questions and answers: faq-clients or faq-vendeurs", s.getFAQ, tag, kept)
	web.Get(api, "/press", "What the press page shows, the newest first", s.getPress, tag, kept)
	web.Get(api, "/team", "The people of the team", s.getTeam, tag, kept)
	web.Get(api, "/blog", "Articles, the newest first", s.getBlog, tag, blog)
	web.Get(api, "/blog/{slug}", "An article with what to read next", s.getArticle, tag, blog)
}

// PageWire is a content page.
type PageWire struct {
	Slug        string    `json:"slug"`
	Title       string    `json:"title"`
	Description string    `json:"description" doc:"For search engines"`
	UpdatedAt   string    `json:"updatedAt" doc:"Day of the last change, 2026-11-15; empty when the text does not say"`
	HTML        string    `json:"html" doc:"Clean HTML; headings start at h2"`
	Sections    []Section `json:"sections" doc:"Its h2 headings, for a table of contents"`
	Blocks      []Block   `json:"blocks"`
}

type pageOut struct{ Body PageWire }

func (s *Service) getPage(_ context.Context, in *struct {
	Slug string `path:"slug" maxLength:"120"`
}) (*pageOut, error) {
	p, err := s.Page(in.Slug)
	if err != nil {
		return nil, err
	}
	return &pageOut{PageWire{
		Slug: p.Slug, Title: p.Title, Description: p.Description, UpdatedAt: p.Updated, HTML: p.HTML,
		Sections: web.List(p.Sections), Blocks: web.List(p.Blocks),
	}}, nil
}

// FAQWire is a collection of questions.
type FAQWire struct {
	Code        string    `json:"code"`
	Title       string    `json:"title"`
	Description string    `json:"description"`
	Intro       string    `json:"intro" doc:"Clean HTML before the first question; often empty"`
	Items       []FAQItem `json:"items"`
}

type faqOut struct{ Body FAQWire }

func (s *Service) getFAQ(_ context.Context, in *struct {
	Code string `path:"code" maxLength:"120"`
}) (*faqOut, error) {
	f, err := s.FAQ(in.Code)
	if err != nil {
		return nil, err
	}
	return &faqOut{FAQWire{Code: f.Code, Title: f.Title, Description: f.Description, Intro: f.Intro,
		Items: web.List(f.Items)}}, nil
}

// Card is an article as a list shows it.
type Card struct {
	Slug           string           `json:"slug"`
	Author         string           `json:"author"`
	Date           string           `json:"date" doc:"Day, 2026-11-15"`
	Title          string           `json:"title"`
	Description    string           `json:"description"`
	URL            string           `json:"url" doc:"Where the card leads; empty when there is nowhere to go"`
	IsExternalLink bool             `json:"isExternalLink"`
	Image          string           `json:"image" doc:"Address; empty when there is none"`
	Picture        *picture.Picture `json:"picture" doc:"The same picture with its sizes; null when there is none"`
	Source         string           `json:"source"`
	Tags           []string         `json:"tags"`
	ReadingMinutes int              `json:"readingMinutes" doc:"Zero when unknown"`
}

// readingPace is how many words most people read in a minute.
const readingPace = 220

func cardOf(a Article, url string) Card {
	c := Card{
		Slug: a.Slug, Author: a.Author, Date: a.Date, Title: a.Title, Description: a.Description, URL: url,
		IsExternalLink: a.External,
		Image:          a.Image.File, Source: a.Source, Tags: web.List(a.Tags),
		ReadingMinutes: (a.Words + readingPace - 1) / readingPace,
	}
	if a.Image.Ready() {
		c.Picture = &a.Image
	}
	return c
}

// blogCard leads to the article's own page, unless it is to be read elsewhere.
func blogCard(a Article) Card {
	if a.URL != "" {
		return cardOf(a, a.URL)
	}
	return cardOf(a, ArticlePath(a.Slug))
}

// ArticlePath is the page of an article.
func ArticlePath(slug string) string { return "/blogue/" + slug }

type blogIn struct {
	Page    int    `query:"page" minimum:"1" maximum:"10000" default:"1"`
	PerPage int    `query:"perPage" minimum:"1" maximum:"100" default:"20"`
	Tag     string `query:"tag" maxLength:"60" doc:"Only the articles that bear it"`
}

type blogOut struct{ Body web.Page[Card] }

func (s *Service) getBlog(ctx context.Context, in *blogIn) (*blogOut, error) {
	all, err := s.Articles(ctx)
	if err != nil {
		return nil, err
	}
	cards := []Card{}
	for _, a := range all {
		if in.Tag == "" || hasTag(a, in.Tag) {
			cards = append(cards, blogCard(a))
		}
	}
	from := min((in.Page-1)*in.PerPage, len(cards))
	to := min(from+in.PerPage, len(cards))
	return &blogOut{web.NewPage(cards[from:to], in.Page, in.PerPage, len(cards))}, nil
}

// ArticleWire is an article's page.
type ArticleWire struct {
	Card
	UpdatedAt string    `json:"updatedAt" doc:"Day of the last change; that of publication when the text does not say"`
	HTML      string    `json:"html" doc:"Clean HTML; headings start at h2"`
	Sections  []Section `json:"sections"`
	WordCount int       `json:"wordCount"`
	Related   []Card    `json:"related" doc:"What to read next"`
}

type articleOut struct{ Body ArticleWire }

const relatedShown = 3

func (s *Service) getArticle(ctx context.Context, in *struct {
	Slug string `path:"slug" maxLength:"120"`
}) (*articleOut, error) {
	a, err := s.Article(ctx, in.Slug)
	if err != nil {
		return nil, err
	}
	out := &articleOut{ArticleWire{
		Card: blogCard(a), UpdatedAt: a.Updated, HTML: a.HTML, Sections: web.List(a.Sections), WordCount: a.Words,
		Related: []Card{},
	}}
	if a.Updated == "" {
		out.Body.UpdatedAt = a.Date
	}
	if all, err := s.Articles(ctx); err == nil { // an article without its neighbours is still worth reading
		for _, other := range related(all, a, relatedShown) {
			out.Body.Related = append(out.Body.Related, blogCard(other))
		}
	}
	return out, nil
}
