package order

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// NamedParts finds a shop's parts of orders by what they are called: the reference of the order, or the number of the
// shop's invoice. They come under the names as they were typed; a name that finds nothing is left out.
func (s *Service) NamedParts(ctx context.Context, shopID string, typed []string) (map[string]ShopHead, error) {
	names := map[string]string{} // as stored, by how they were typed
	references, invoices := map[string]string{}, map[string]string{}
	for _, name := range typed {
		if reference, ok := ParseReference(strings.TrimPrefix(name, "#")); ok {
			names[name], references[reference] = reference, ""
		} else if number, ok := invoiceNumber(name); ok {
			names[name], invoices[number] = number, ""
		}
	}
	if err := partsByReference(ctx, s.db, shopID, references); err != nil {
		return nil, fmt.Errorf("find parts by reference: %w", err)
	}
	if err := partsByInvoice(ctx, s.db, shopID, invoices); err != nil {
		return nil, fmt.Errorf("find parts by invoice: %w", err)
	}
	maps.Copy(references, invoices)
	ids := slices.DeleteFunc(slices.Collect(maps.Values(references)), func(id string) bool { return id == "" })
	heads, err := shopHeads(ctx, s.db, ids, EveryOrder)
	if err != nil {
		return nil, fmt.Errorf("find parts: %w", err)
	}
	byID := make(map[string]ShopHead, len(heads))
	for _, h := range heads {
		byID[h.ShopOrderID] = h
	}
	found := map[string]ShopHead{}
	for name, stored := range names {
		if h, ok := byID[references[stored]]; ok {
			found[name] = h
		}
	}
	return found, nil
}

// invoiceNumber reads the number of an invoice as it is printed, with or without its noughts: 000042.
func invoiceNumber(typed string) (string, bool) {
	number, err := strconv.ParseInt(strings.TrimPrefix(typed, "#"), 10, 32)
	return strconv.FormatInt(number, 10), err == nil && number > 0
}

// TrackingNumbers lists those that a shop noted, by order.
func (s *Service) TrackingNumbers(ctx context.Context, shopID string, orderIDs []string) (map[string][]string, error) {
	numbers, err := trackingNumbers(ctx, s.db, shopID, orderIDs)
	if err != nil {
		return nil, fmt.Errorf("list tracking numbers: %w", err)
	}
	return numbers, nil
}

// Earlier is what someone bought in a shop before an order.
type Earlier struct {
	Count int
	Parts []ShopHead // the latest of them, the latest first
}

// maxEarlier is how many earlier orders are told one by one.
const maxEarlier = 10

// EarlierOf finds what the buyer of an order, by account or as a guest by e-mail, bought in a shop before it. Guests
// who were forgotten bought nothing.
func (s *Service) EarlierOf(ctx context.Context, o *Order, shopID string) (e Earlier, err error) {
	ids, count, err := earlierParts(ctx, s.db, o, shopID)
	if err == nil {
		e.Count = count
		e.Parts, err = shopHeads(ctx, s.db, ids, EveryOrder)
	}
	if err != nil {
		return e, fmt.Errorf("find earlier orders: %w", err)
	}
	return e, nil
}
