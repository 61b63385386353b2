package pricing

import (
	"time"

	"rangrue/internal/kit/money"
)

// WirePromotion is a promotion that took something off a shop's part, as people read it.
type WirePromotion struct {
	Name    string        `json:"name"`
	Code    string        `json:"code" doc:"Empty for an automatic offer"`
	Kind    PromotionKind `json:"kind" enum:"percent,amount,free_shipping,multi_buy"`
	Market  bool          `json:"market" doc:"The market bears it, and not a store"`
	Amount  money.Cents   `json:"amount" doc:"Taken off the goods, or off the shipping when it is free"`
	StoreID string        `json:"storeId"`
}

// Promotions writes what promotions took off a shop's part.
func (s ShopBill) Promotions() []WirePromotion {
	wires := make([]WirePromotion, len(s.Applied))
	for n, a := range s.Applied {
		wires[n] = WirePromotion{Name: a.Label, Code: a.Code, Kind: a.Kind, Market: a.Market(), Amount: a.Off,
			StoreID: s.ShopID}
	}
	return wires
}

// WireOffer is an automatic offer that is running, as people read it before they buy.
type WireOffer struct {
	Name       string        `json:"name"`
	Kind       PromotionKind `json:"kind" enum:"percent,amount,free_shipping,multi_buy"`
	Percent    int           `json:"percent,omitempty"`
	Amount     money.Cents   `json:"amount,omitempty"`
	Take       int           `json:"take,omitempty" doc:"So many units…"`
	Pay        int           `json:"pay,omitempty" doc:"…for the price of so many"`
	Minimum    money.Cents   `json:"minimum,omitempty" doc:"Of the goods of the store, before any promotion"`
	Everything bool          `json:"everything" doc:"About all products of the store, and not some of them"`
	EndsAt     *time.Time    `json:"endsAt" doc:"Null: it does not end by itself"`
}
