package app

import (
	"rangrue/internal/domain/identity"
	"rangrue/internal/domain/insight"
	"rangrue/internal/domain/promotion"
	"rangrue/internal/domain/question"
	"rangrue/internal/kit/changes"
)

// renewPages tells the kept pages which changes they may show.
func (a *App) renewPages(batch changes.Batch) {
	if batch.Missed {
		a.pages.AnythingChanged()
		return
	}
	var ids []string
	catalogue := false
	for _, c := range batch.Changes {
		switch c.Kind {
		case identity.SessionsEnded, identity.KeysChanged: // no page shows them
		case insight.PopularityChanged:
			catalogue = true
		case "product", "shop", question.Changed, promotion.Changed: // that of a promotion names its shop
			catalogue = true
			ids = append(ids, c.ID)
		default: // categories, texts, words of options: on many pages, under many names, and seldom changed
			a.pages.AnythingChanged()
			return
		}
	}
	if catalogue {
		a.pages.Changed(ids)
	}
}
