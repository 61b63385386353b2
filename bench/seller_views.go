package main

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/insight"
	"rangrue/internal/kit/db"
)

const (
	stallViewed   = 300 // products seen on a day
	stallSearches = 5   // that led to each product seen in a week
)

// fillViews counts two years of views as they are kept: by day for eight weeks, by week before.
func fillViews(ctx context.Context, d *db.DB, products []*catalog.Product) error {
	var days []insight.Day
	for n := range 2 * 52 * 7 {
		if n >= 8*7 && n%7 != 0 {
			continue
		}
		day := insight.Day{At: time.Now().AddDate(0, 0, -n), Views: map[string]int{}, Added: map[string]int{}}
		for i := range stallViewed {
			id := products[(n*97+i*13)%len(products)].ID
			day.Views[id], day.Added[id] = 1+i%5, i%2
			if n%7 == 0 && n < 52*7 {
				words := fmt.Sprint("tasse ", i%stallSearches)
				day.Led = append(day.Led, insight.Led{Text: words, ProductID: id, Times: 2})
			}
		}
		days = append(days, day)
	}
	return d.Tx(ctx, func(tx *db.Tx) error {
		return insight.New(d, time.Now, slog.Default()).Import(ctx, tx, days)
	})
}
