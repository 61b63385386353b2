// Package content gives people the texts of the market: pages, questions and answers, the blog, the team, the press.
// They are Markdown files inside the program. Operators edit them in the console: what they publish is kept in the
// database as versions, each in force from its time on, on every node; a file in the data folder may replace one too.
// The blog may come from a headless content service instead. What comes out is clean HTML. It never decides
// how a text is displayed, and it has no figure of its own: those of the rules are filled in where a text names them.
package content

import (
	"context"
	"io/fs"
	"log/slog"
	"slices"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/mail"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/problem"
)

// Options are what the texts depend on.
type Options struct {
	Files     fs.FS             // the texts inside the program
	Folder    string            // where the operator's own texts are; it need not exist
	Samples   bool              // show the blog, the team and the press of the demo market
	Variables map[string]string // what {{name}} stands for in a text
	Picture   PictureOf         // nil: a text may only show pictures by their address
	Blog      Blog              // nil: the blog is made of Markdown files
	Now       func() time.Time
	Log       *slog.Logger

	Site Site

	DB      *db.DB                                                   // nil: files alone
	Brand   mail.Brand                                               // signs the letters that announce a text
	Sender  mail.Sender                                              // nil: announcements are queued
	Address func(kind, slug string) string                           // the page that shows a text, empty when none does
	EmailOf func(ctx context.Context, userID string) (string, error) // of an operator
}

// Site is what the feed tells of where it comes from.
type Site struct{ Name, PublicURL string }

// PictureOf finds a picture by the name a text gives it; false when there is none.
type PictureOf func(name string) (picture.Picture, bool)

// Blog is where articles come from: files here, or a content service elsewhere.
type Blog interface {
	// Articles lists every article, the newest first. Bodies may be missing.
	Articles(ctx context.Context) ([]Article, error)
	// Article is one article by its slug, whole, or [ErrNoArticle].
	Article(ctx context.Context, slug string) (Article, error)
}

// Service answers for the texts.
type Service struct {
	Options
	library *library
	blog    Blog
	remote  bool // the blog comes from elsewhere, and changes without our knowing
	site    Site
}

// New reads every text. A text of the program that cannot be read is an error; one of the operator's is logged
// and leaves the program's in its place.
func New(o Options) (*Service, error) {
	lib, err := newLibrary(o)
	if err != nil {
		return nil, err
	}
	s := &Service{Options: lib.Options, library: lib, blog: o.Blog, remote: o.Blog != nil, site: o.Site}
	if s.blog == nil {
		s.blog = fileBlog{lib}
	}
	return s, nil
}

// Version grows when a text of the operator's changed, so that answers made from the former one can be dropped.
func (s *Service) Version() uint64 { return s.library.snapshot().version }

// Refusals and failures.
var (
	ErrNoPage    = problem.Missing("page_not_found")
	ErrNoArticle = problem.Missing("article_not_found")
	// ErrBlogAway is for a content service that does not answer and of which nothing was kept.
	ErrBlogAway = problem.New(problem.Unavailable, "blog_unavailable", problem.Say(
		"Le blogue est momentanément indisponible. Réessayez dans quelques instants.",
		"The blog is not available right now. Please try again in a moment."))
)

// Section is a heading that a link can lead to.
type Section struct {
	ID    string `json:"id" doc:"Anchor of the heading"`
	Title string `json:"title"`
}

// Page is a text with an address.
type Page struct {
	Slug, Title, Description string
	Updated                  string // day, 2026-11-15
	// a model of a legal text: its operator must have it reviewed, visitors are not told
	ToReview bool
	HTML     string
	Sections []Section
	Blocks   []Block
}

// FAQ is a collection of questions.
type FAQ struct {
	Code, Title, Description string
	Intro                    string // HTML before the first question; often empty
	Items                    []FAQItem
}

// FAQItem is one question with its answer.
type FAQItem struct {
	ID       string `json:"id" doc:"Anchor, for a link to this question"`
	Question string `json:"question"`
	Answer   string `json:"answer" doc:"Clean HTML"`
}

// Article is an entry of the blog, or something the press page shows.
type Article struct {
	Slug, Title, Description, Author string
	Date, Updated                    string // days, 2026-11-15
	URL                              string // empty: its own page
	External                         bool
	Source                           string
	Tags                             []string
	Image                            picture.Picture
	HTML                             string
	Sections                         []Section
	Words                            int
}

// Person is someone of the team.
type Person struct {
	Name, Role, HTML string
	Photo            picture.Picture
	order            int
}

// Page is the text of a slug.
func (s *Service) Page(slug string) (Page, error) {
	p, ok := s.library.snapshot().pages[slug]
	if !ok {
		return Page{}, ErrNoPage
	}
	return p, nil
}

// Pages lists every page by slug.
func (s *Service) Pages() map[string]Page { return s.library.snapshot().pages }

// ToReview lists the legal texts that are still the program's models, which no lawyer of the operator's has read.
func (s *Service) ToReview() []string {
	var all []string
	for slug, page := range s.Pages() {
		if page.ToReview {
			all = append(all, slug)
		}
	}
	slices.Sort(all)
	return all
}

// FAQ is the collection of a code.
func (s *Service) FAQ(code string) (FAQ, error) {
	f, ok := s.library.snapshot().faqs[code]
	if !ok {
		return FAQ{}, ErrNoPage
	}
	return f, nil
}

// Team lists the people in the order their texts say.
func (s *Service) Team() []Person { return s.library.snapshot().team }

// Press lists what the press page shows, the newest first.
func (s *Service) Press() []Article { return s.library.snapshot().press }

// Articles lists the blog, the newest first.
func (s *Service) Articles(ctx context.Context) ([]Article, error) { return s.blog.Articles(ctx) }

// Article is an entry of the blog.
func (s *Service) Article(ctx context.Context, slug string) (Article, error) {
	return s.blog.Article(ctx, slug)
}
