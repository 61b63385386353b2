package main

import (
	"context"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/db"
)

// fillOrders gives the stall its orders.
func (s *stall) fillOrders(context.Context, *db.DB, string, []*catalog.Product) error { return nil }

// orderCalls are the calls about orders and what follows them.
func (s *stall) orderCalls() []sellerCall { return nil }
