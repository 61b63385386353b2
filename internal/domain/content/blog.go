package content

import (
	"context"
	"slices"
)

// fileBlog is the blog made of Markdown files.
type fileBlog struct{ library *library }

func (b fileBlog) Articles(context.Context) ([]Article, error) {
	return b.library.snapshot().articles, nil
}

func (b fileBlog) Article(_ context.Context, slug string) (Article, error) {
	all := b.library.snapshot().articles
	i := slices.IndexFunc(all, func(a Article) bool { return a.Slug == slug })
	if i < 0 {
		return Article{}, ErrNoArticle
	}
	return all[i], nil
}

// related are other articles to read after one: those that share most tags with it, then the newest.
func related(all []Article, to Article, most int) []Article {
	others := slices.DeleteFunc(slices.Clone(all), func(a Article) bool { return a.Slug == to.Slug })
	slices.SortStableFunc(others, func(a, b Article) int { return shared(b, to) - shared(a, to) })
	return others[:min(most, len(others))]
}

func shared(a, b Article) (n int) {
	for _, tag := range a.Tags {
		if slices.Contains(b.Tags, tag) {
			n++
		}
	}
	return n
}
