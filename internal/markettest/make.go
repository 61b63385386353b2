package markettest

import (
	"cmp"
	"strings"

	"rangrue/internal/domain/account"
	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/order"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
)

// User creates an account and answers its id. What u leaves empty is made up: Maude Roy, whose e-mail is her first name
// at exemple.ca.
func (m *Market) User(u account.NewUser) string {
	m.Helper()
	u.FirstName, u.LastName = cmp.Or(u.FirstName, "Maude"), cmp.Or(u.LastName, "Roy")
	u.Email = cmp.Or(u.Email, strings.ToLower(u.FirstName)+"@exemple.ca")
	made, err := m.Accounts.Create(m.Context(), u)
	if err != nil {
		m.Fatalf("create user %s: %v", u.FirstName, err)
	}
	return made.ID
}

// Shop opens a shop. What s leaves empty is made up: Atelier Batture of Kamouraska, approved, without tax numbers.
func (m *Market) Shop(s shop.NewShop) *shop.Shop {
	m.Helper()
	s.Status, s.Name = cmp.Or(s.Status, shop.Approved), cmp.Or(s.Name, "Atelier Batture")
	s.CategoryCode = cmp.Or(s.CategoryCode, "home_deco")
	if s.Place == (shop.Place{}) {
		s.Place = shop.Place{City: "Kamouraska", PostalCode: "G0L 1M0"}
	}
	if s.Merchant == (shop.Merchant{}) {
		s.Merchant = shop.Merchant{
			LegalName: s.Name + " inc.", Address: "12, rue du Quai", City: "Kamouraska", Province: "QC",
			PostalCode: "G0L 1M0", Email: strings.ReplaceAll(strings.ToLower(s.Name), " ", "-") + "@exemple.ca",
		}
	}
	made, err := m.Shops.Create(m.Context(), s)
	if err != nil {
		m.Fatalf("open shop %s: %v", s.Name, err)
	}
	return made
}

// Product puts a product on sale in p.ShopID. What p leaves empty is made up: Tasse trempée, published in the category
// Vaisselle, in one variant of 38,00 $ that is not counted.
func (m *Market) Product(p catalog.NewProduct) *catalog.Product {
	m.Helper()
	p.Status, p.Name = cmp.Or(p.Status, catalog.Published), cmp.Or(p.Name, "Tasse trempée")
	if p.CategoryIDs == nil {
		p.CategoryIDs = []string{m.Category()}
	}
	if p.Variants == nil {
		p.Variants = []catalog.Variant{{Price: 3800}}
	}
	made, err := m.Catalog.Create(m.Context(), p)
	if err != nil {
		m.Fatalf("create product %s: %v", p.Name, err)
	}
	return made
}

// Category is the id of Vaisselle, where products are that name no category.
func (m *Market) Category() string {
	m.Helper()
	if m.categoryID == "" {
		made, err := m.Catalog.CreateCategory(m.Context(), catalog.Category{Name: "Vaisselle"})
		if err != nil {
			m.Fatalf("create category: %v", err)
		}
		m.categoryID = made.ID
	}
	return m.categoryID
}

// Replay places an order and lets events happen to it; package ordertest has drafts and events.
func (m *Market) Replay(draft order.Draft, events ...order.Event) (o *order.Order) {
	m.Helper()
	m.Change(func(tx *db.Tx) (err error) {
		o, err = m.Orders.Replay(m.Context(), tx, draft, events...)
		return err
	})
	return o
}
