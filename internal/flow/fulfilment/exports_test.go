package fulfilment_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/order"
	"rangrue/internal/domain/order/ordertest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
	"rangrue/internal/rules/shipping"
)

func TestWhereSomeoneLivesWhoFetchesTheirOrderIsNotListed(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		fetched, sent := b.pickedUp("-a"), b.paid("-b")
		towns := map[string]string{}
		for _, head := range b.list(b.batture, "").Data {
			towns[head.ID] = head.City + head.Province
		}
		if towns[fetched.ID] != "" || towns[sent.ID] != "Saint-PascalQC" {
			t.Errorf("listed: %v", towns)
		}
		_, file := b.paper(b.batture, "/orders.csv")
		for _, line := range strings.Split(file, "\n") {
			shown := strings.Contains(line, "Saint-Pascal") || strings.Contains(line, ",QC,")
			if strings.HasPrefix(line, fetched.Reference) && (shown || !strings.Contains(line, ",,,,")) {
				t.Errorf("the file tells where they live: %s", line)
			}
			if strings.HasPrefix(line, sent.Reference) && !shown {
				t.Errorf("where does the parcel go? %s", line)
			}
		}
	})
}

func TestWhatAShopBroughtInPartIsCalledSo(t *testing.T) {
	dbtest.Run(t, func(t *testing.T, base *db.DB) {
		b := newBackroom(t, base)
		d := b.draft("")
		d.Shops[0].Delivery = order.Delivery{Method: shipping.Local, LocalDays: 2}
		b.Replay(d, append(ordertest.Paid(),
			order.WasShipped(noon, order.Parcel{Units: []order.Units{{ItemID: "mug", Quantity: 1}}}))...)
		if _, file := b.paper(b.batture, "/orders.csv"); !strings.Contains(file, ",Partiellement livrée,") {
			t.Errorf("file: %s", file)
		}
	})
}
