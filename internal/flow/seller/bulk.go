package seller

import (
	"context"
	"math"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/check"
	"rangrue/internal/kit/problem"
)

type bulkInput struct {
	ShopPath
	Body struct {
		Action   string   `json:"action" enum:"publish,unpublish,archive,stock,price"`
		IDs      []string `json:"ids" minItems:"1" maxItems:"500" nullable:"false"`
		Quantity *int     `json:"quantity,omitempty" doc:"stock: units left of every variant, counted from now on"`
		Percent  *float64 `json:"percent,omitempty" doc:"price: -20 takes a fifth off, 5 adds a twentieth; to the nearest cent"`
	}
}

// BulkResult tells what became of each product.
type BulkResult struct {
	Done    int           `json:"done"`
	Refused []BulkRefusal `json:"refused" nullable:"false"`
}

// BulkRefusal is a product that stayed as it is, and why.
type BulkRefusal struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Code   string `json:"code"`
	Detail string `json:"detail" doc:"A sentence to show, in French"`
}

var (
	textQuantity = problem.Say("Entrez un nombre d’unités entre 0 et 1\u00a0000\u00a0000.",
		"Enter a number of units between 0 and 1,000,000.")
	textPercent = problem.Say("Entrez un pourcentage entre -90 et 1\u00a0000, autre que 0.",
		"Enter a percentage between -90 and 1,000, other than 0.")
)

func (s *Service) postBulk(ctx context.Context, in *bulkInput) (*struct{ Body BulkResult }, error) {
	userID, err := s.enter(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	change, err := in.change()
	if err != nil {
		return nil, err
	}
	done, left, err := s.Catalog.ChangeMany(ctx, in.ShopID, in.Body.IDs, catalog.EditedBy(userID, change))
	if err != nil {
		return nil, err
	}
	result := BulkResult{Done: done, Refused: make([]BulkRefusal, len(left))}
	for i, l := range left {
		text := l.Why.Text
		if len(l.Why.Fields) > 0 {
			text = l.Why.Fields[0].Text
		}
		result.Refused[i] = BulkRefusal{ID: l.ID, Name: l.Name, Code: l.Why.Code, Detail: text.FR}
	}
	return &struct{ Body BulkResult }{result}, nil
}

func (in *bulkInput) change() (func(*catalog.Product) error, error) {
	switch b := in.Body; b.Action {
	case "publish":
		return catalog.MoveTo(catalog.Published), nil
	case "unpublish":
		return catalog.MoveTo(catalog.Draft), nil
	case "archive":
		return catalog.MoveTo(catalog.Archived), nil
	case "stock":
		if b.Quantity == nil || *b.Quantity < 0 || *b.Quantity > catalog.MaxQuantity {
			return nil, check.Refuse(*check.Fail("quantity", "range", textQuantity))
		}
		return catalog.CountFrom(*b.Quantity), nil
	default:
		if b.Percent == nil || !(*b.Percent >= -90 && *b.Percent <= 1000) || math.Round(*b.Percent*100) == 0 {
			return nil, check.Refuse(*check.Fail("percent", "range", textPercent))
		}
		return catalog.Reprice(int(math.Round(*b.Percent * 100))), nil
	}
}
