package catalog

import (
	"strconv"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/problem"
	"rangrue/internal/kit/slug"
)

// A slug made from a name gives way when it is taken: -2, -3… up to this many times, then the end of the product's id.
const friendlySuffixes = 6

// stillWaiting lists the products without a slug, and refuses those that asked for one by name.
func stillWaiting(batch []*Product, slugs []string, waiting []int, prefix func(int) string) ([]int, error) {
	var left []int
	var refused []problem.Field
	for _, i := range waiting {
		if slugs[i] != "" {
			continue
		}
		left = append(left, i)
		if batch[i].Slug != "" {
			refused = append(refused, *check.Fail(prefix(i)+"slug", "slug_taken", textSlugTaken))
		}
	}
	if refused != nil {
		return nil, check.Refuse(refused...)
	}
	return left, nil
}

func slugCandidate(p *Product, attempt int) string {
	if p.Slug != "" {
		return p.Slug
	}
	return candidate(p.Name, attempt)
}

// candidate is the slug to try for a name after so many refusals.
func candidate(name string, attempt int) string {
	base := slug.Make(name)
	if base == "" {
		base = "produit"
	}
	switch {
	case attempt == 0:
		return base
	case attempt <= friendlySuffixes:
		return slug.Cut(base, slug.MaxLength-12) + "-" + strconv.Itoa(attempt+1)
	default:
		id := db.NewID()
		return slug.Cut(base, slug.MaxLength-12) + "-" + id[len(id)-8:]
	}
}
