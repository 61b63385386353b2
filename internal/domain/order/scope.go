package order

// Scope says on whose behalf an order is touched. It becomes part of the query's WHERE, so that someone else's order
// is simply not found. The zero Scope finds nothing.
type Scope struct {
	where string // a condition on orders, $2 being id
	id    string
	shop  bool
}

// OfUser reaches the orders of one customer.
func OfUser(userID string) Scope { return Scope{where: "user_id = $2", id: userID} }

// OfShop reaches the orders that hold a part of one shop and were paid, the others being no business of the shop's; only
// that part is loaded and may be changed.
func OfShop(shopID string) Scope {
	return Scope{
		where: "paid_at IS NOT NULL AND EXISTS (SELECT 1 FROM shop_orders so WHERE so.order_id = orders.id AND so.shop_id = $2)",
		id:    shopID, shop: true,
	}
}

// Whole reaches any order: for jobs, the operator, and a visitor who holds the order's signed link.
func Whole() Scope { return Scope{where: "$2 = ''"} }

// condition is false for a scope that was never given.
func (s Scope) condition() string {
	if s.where == "" {
		return "$2 = '' AND 1 = 0"
	}
	return s.where
}

// covers tells whether an item of this shop may be seen and changed.
func (s Scope) covers(shopID string) bool { return !s.shop || s.id == shopID }
