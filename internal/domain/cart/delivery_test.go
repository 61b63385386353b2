package cart_test

import (
	"context"
	"testing"

	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/markettest"
	"rangrue/internal/rules/shipping"
)

// offer has a shop hand over what it sells in some ways.
func (s *street) offer(shopID string, w shipping.Ways) {
	s.t.Helper()
	ctx := context.Background()
	owner := markettest.Must(s.shops.ByID(ctx, shopID))
	owner.Ways = w
	markettest.Must(s.shops.Update(ctx, shopID, shop.Edit{Details: owner.Details}))
}

func (s *street) choose(id, shopID string, m shipping.Method) (int, answer) {
	s.t.Helper()
	return s.call("PUT", "/carts/"+id+"/stores/"+shopID+"/delivery", `{"method":"`+string(m)+`"}`)
}

var atTheDoor = shipping.Ways{Pickup: &shipping.PickupOffer{
	Price: 250, Address: "12, rue du Quai", City: "Kamouraska", PostalCode: "G0L 1M0", Hours: "Le samedi",
}}

func TestACartRemembersHowEachShopDelivers(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.offer(s.batture, atTheDoor)
		id := s.newCart()
		s.add(id, s.mug, 1)
		s.add(id, s.tuque, 1)
		c := s.open(id)
		if b := c.Stores[0]; b.Method != shipping.Parcel || len(b.DeliveryOptions) != 2 ||
			b.DeliveryOptions[0].Price != 900 || b.DeliveryOptions[1].Price != 250 ||
			b.DeliveryOptions[1].Pickup.Hours != "Le samedi" || b.FreeShippingThreshold == nil {
			t.Errorf("before a choice: %+v", b)
		}
		if n := c.Stores[1]; len(n.DeliveryOptions) != 1 || n.Method != shipping.Parcel {
			t.Errorf("a shop of parcels alone: %+v", n)
		}
		if code, a := s.choose(id, s.batture, shipping.Pickup); code != 200 || a.Stores[0].Method != shipping.Pickup {
			t.Fatalf("%d %+v", code, a)
		}
		s.add(id, s.lamp, 1)
		c = s.open(id)
		if b := c.Stores[0]; b.Method != shipping.Pickup || b.FreeShippingThreshold != nil || b.DeliveryRefusal != "" ||
			!c.CanOrder {
			t.Errorf("once chosen: %+v", b)
		}

		s.offer(s.batture, shipping.Ways{})
		if c = s.open(id); c.Stores[0].Method != shipping.Pickup || c.Stores[0].DeliveryRefusal == "" || c.CanOrder {
			t.Errorf("a choice that is no longer offered: %+v", c.Stores[0])
		}
	})
}

func TestOnlyWhatIsOfferedCanBeChosen(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.offer(s.batture, atTheDoor)
		id := s.newCart()
		s.add(id, s.mug, 1)
		for _, c := range []struct {
			shop   string
			method shipping.Method
			status int
			code   string
		}{
			{s.batture, shipping.Local, 422, ""},
			{s.batture, "pigeon", 422, ""},
			{s.nordet, shipping.Parcel, 404, "cart_store_not_found"},
		} {
			if status, a := s.choose(id, c.shop, c.method); status != c.status || c.status == 404 && a.Code != c.code {
				t.Errorf("%s: %d %+v", c.method, status, a)
			}
		}
		if c := s.open(id); c.Stores[0].Method != shipping.Parcel {
			t.Errorf("chosen all the same: %+v", c.Stores[0])
		}
	})
}

func TestChoicesFollowACartToItsOwner(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		s := newStreet(t, d)
		s.offer(s.batture, atTheDoor)
		s.visitor = s.maude
		before := s.newCart()
		s.add(before, s.mug, 1)
		s.choose(before, s.batture, shipping.Pickup)
		s.visitor = ""
		id := s.newCart()
		s.add(id, s.tuque, 1)
		s.visitor = s.maude
		merged := markettest.Must(s.carts.Claim(context.Background(), id, s.maude))
		for _, store := range merged.Stores {
			if store.ID == s.batture && store.Method != shipping.Pickup {
				t.Errorf("the choice was lost: %+v", store)
			}
		}
		if len(merged.Stores) != 2 {
			t.Errorf("merged: %+v", merged.Stores)
		}
	})
}
