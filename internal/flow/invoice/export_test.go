package invoice

import (
	"context"
	"errors"

	"rangrue/internal/domain/order"
)

// PrintAll prints the one invoice of an order already loaded, then that of each shop.
func (s *Service) PrintAll(ctx context.Context, o *order.Order) ([]File, error) {
	b, err := s.bundle(ctx, o)
	if err != nil {
		return nil, err
	}
	whole, err := file("facture-"+o.Reference, s.wholeInvoice(b))
	files := []File{whole}
	for _, i := range b.invoices {
		f, wrong := s.printInvoice(b, i)
		files, err = append(files, f), errors.Join(err, wrong)
	}
	return files, err
}
