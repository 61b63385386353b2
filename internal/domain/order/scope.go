package order

// Scope says on whose behalf an order is read or changed. It becomes part of the query's WHERE (see condition), so that
// someone else's order is simply not found. The zero Scope finds nothing.
type Scope struct {
	reach reach
	id    string // of the user or the shop
}

type reach int

const (
	reachNothing reach = iota
	reachUser
	reachShop
	reachAll
)

// OfUser reaches the orders of one customer.
func OfUser(userID string) Scope { return Scope{reach: reachUser, id: userID} }

// OfShop reaches the paid orders that contain a part of one shop; only that part is loaded and may be changed.
func OfShop(shopID string) Scope { return Scope{reach: reachShop, id: shopID} }

// Whole reaches any order: for jobs, the operator, and a visitor who has the order's signed link.
func Whole() Scope { return Scope{reach: reachAll} }

// covers tells whether an item of this shop may be seen and changed.
func (s Scope) covers(shopID string) bool { return s.reach != reachShop || s.id == shopID }
