package shipping

import "rangrue/internal/kit/money"

// Wire is [Settings] under the names of the specification: how they are sent, received and stored.
type Wire struct {
	ShippingPriceAmount   money.Cents  `json:"shippingPriceAmount" minimum:"0"`
	ShippingPricePolicy   Policy       `json:"shippingPricePolicy"`
	Tier1Amount           *money.Cents `json:"tier1Amount,omitempty"`
	Tier1Quantity         *int         `json:"tier1Quantity,omitempty"`
	Tier2Amount           *money.Cents `json:"tier2Amount,omitempty"`
	Tier2Quantity         *int         `json:"tier2Quantity,omitempty"`
	Tier3Amount           *money.Cents `json:"tier3Amount,omitempty"`
	Tier3Quantity         *int         `json:"tier3Quantity,omitempty"`
	Tier4Amount           *money.Cents `json:"tier4Amount,omitempty"`
	Tier4Quantity         *int         `json:"tier4Quantity,omitempty"`
	Tier5Amount           *money.Cents `json:"tier5Amount,omitempty"`
	Tier5Quantity         *int         `json:"tier5Quantity,omitempty"`
	FreeShippingThreshold *money.Cents `json:"freeShippingThreshold,omitempty"`
}

// Wire writes the settings under their wire names; tiers beyond the fifth are not settings and are left out.
func (s Settings) Wire() Wire {
	w := Wire{ShippingPriceAmount: s.Amount, ShippingPricePolicy: s.Policy}
	slots := w.tiers()
	for i, t := range s.Tiers {
		if i == len(slots) {
			break
		}
		*slots[i].amount, *slots[i].quantity = &t.Amount, &t.Quantity
	}
	if s.FreeFrom > 0 {
		w.FreeShippingThreshold = &s.FreeFrom
	}
	return w
}

// Settings reads the wire names back. A tier counts as set when it has a quantity.
func (w Wire) Settings() Settings {
	s := Settings{Amount: w.ShippingPriceAmount, Policy: w.ShippingPricePolicy}
	for _, slot := range w.tiers() {
		if *slot.quantity == nil {
			continue
		}
		t := Tier{Quantity: **slot.quantity}
		if *slot.amount != nil {
			t.Amount = **slot.amount
		}
		s.Tiers = append(s.Tiers, t)
	}
	if w.FreeShippingThreshold != nil {
		s.FreeFrom = *w.FreeShippingThreshold
	}
	return s
}

type tierSlot struct {
	amount   **money.Cents
	quantity **int
}

// tiers points at the five pairs of fields, so that they can be walked in order.
func (w *Wire) tiers() []tierSlot {
	return []tierSlot{
		{&w.Tier1Amount, &w.Tier1Quantity}, {&w.Tier2Amount, &w.Tier2Quantity}, {&w.Tier3Amount, &w.Tier3Quantity},
		{&w.Tier4Amount, &w.Tier4Quantity}, {&w.Tier5Amount, &w.Tier5Quantity},
	}
}
