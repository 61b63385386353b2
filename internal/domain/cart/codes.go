package cart

import (
	"context"
	"fmt"
	"slices"

	"rangrue/internal/kit/check"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/problem"
	"rangrue/internal/rules/pricing"
)

// MaxCodes bounds the codes of a cart.
const MaxCodes = 5

// Refusals of a code, which is then not kept. Others are kept and said to take nothing off, since a change of the cart
// may have them take effect. A code of a shop that has nothing in the cart is refused as one that does not exist.
var (
	ErrCodeUnknown = problem.New(problem.NotFound, "code_unknown", problem.Say(
		"Ce code n’existe pas, ou ne concerne aucune boutique de votre panier.",
		"This code does not exist, or concerns no shop of your cart."))
	errNotBegun = problem.New(problem.Refused, "code_not_begun", problem.Say(
		"Ce code n’est pas encore en vigueur.", "This code is not in force yet."))
	errEnded = problem.New(problem.Refused, "code_ended", problem.Say(
		"Ce code n’est plus en vigueur.", "This code is no longer in force."))
	errUsedUp = problem.New(problem.Refused, "code_used_up", problem.Say(
		"Ce code a été utilisé autant de fois qu’il le permet.", "This code has been used as often as it allows."))
	errUsedByYou = problem.New(problem.Refused, "code_used_by_you", problem.Say(
		"Vous avez déjà utilisé ce code.", "You have already used this code."))
	errCodes = problem.New(problem.Refused, "too_many_codes", problem.Say(
		"Un panier accepte cinq codes au plus. Retirez-en un pour en ajouter un autre.",
		"A cart takes five codes at most. Remove one to add another."))
)

var codeRefusals = map[pricing.Reason]*problem.Error{
	pricing.Unknown: ErrCodeUnknown, pricing.NotBegun: errNotBegun, pricing.Ended: errEnded, pricing.UsedUp: errUsedUp,
	pricing.UsedByYou: errUsedByYou,
}

// PromotionsAsked is what the promotions of a cart depend on.
type PromotionsAsked struct {
	ShopIDs    []string
	ProductIDs []string
	Codes      []string
	UserID     string // empty for a guest
	Version    int64  // of the change log, when the cart was read
}

// Code is a code that the shopper typed.
type Code struct {
	Code         string         `json:"code"`
	Applied      bool           `json:"applied"`
	Reason       pricing.Reason `json:"reason,omitempty" enum:"unknown,not_begun,ended,used_up,used_by_you,no_product,minimum,units,ships_free,better_offer" doc:"Why it takes nothing off"`
	Missing      money.Cents    `json:"missing" doc:"What the sub-total lacks, below the minimum"`
	MissingUnits int            `json:"missingUnits" doc:"How many concerned units the cart lacks"`
}

// promote finds the promotions that may take effect on a cart.
func (s *Service) promote(ctx context.Context, r db.Reader, userID string, c *Contents) (err error) {
	if s.Promotions == nil || len(c.Lines) == 0 {
		return nil
	}
	asked := PromotionsAsked{Codes: c.Codes, UserID: userID, Version: c.version}
	for _, l := range c.Lines {
		if !slices.Contains(asked.ShopIDs, l.Offer.ShopID) {
			asked.ShopIDs = append(asked.ShopIDs, l.Offer.ShopID)
		}
		if !slices.Contains(asked.ProductIDs, l.Offer.ProductID) {
			asked.ProductIDs = append(asked.ProductIDs, l.Offer.ProductID)
		}
	}
	if c.Promotions, err = s.Promotions(ctx, r, asked); err != nil {
		return fmt.Errorf("cart: promotions: %w", err)
	}
	return nil
}

func (c *Contents) addCode(code string) bool {
	if slices.Contains(c.Codes, code) {
		return true
	}
	if len(c.Codes) == MaxCodes {
		return false
	}
	c.Codes = append(c.Codes, code)
	return true
}

// AddCode puts the code of a promotion in a cart, unless it can take nothing off whatever the cart becomes.
func (s *Service) AddCode(ctx context.Context, id, typed string) (*Cart, error) {
	code := check.Code(typed)
	c, err := s.change(ctx, id, edit{
		apply: func(c *Contents) error {
			if len(c.Lines) == 0 {
				return ErrCodeUnknown
			}
			if !c.addCode(code) {
				return errCodes
			}
			return nil
		},
		check: func(c *Contents) error {
			for _, r := range c.Promotions.Refused {
				if refusal := codeRefusals[r.Reason]; r.Code == code && refusal != nil {
					return refusal
				}
			}
			return nil
		},
	})
	if err != nil {
		return nil, wrap("add a code", err)
	}
	return s.show(c)
}

// RemoveCode takes a code out of a cart; one that is not in it changes nothing.
func (s *Service) RemoveCode(ctx context.Context, id, code string) (*Cart, error) {
	c, err := s.change(ctx, id, edit{apply: func(c *Contents) error {
		c.Codes = slices.DeleteFunc(c.Codes, func(own string) bool { return own == check.Code(code) })
		return nil
	}})
	if err != nil {
		return nil, wrap("remove a code", err)
	}
	return s.show(c)
}

// showPromotions tells what promotions took off, and what became of each code.
func (w *Cart) showPromotions(c *Contents, bill pricing.Bill) {
	w.Discount, w.AfterDiscount = bill.Discount, bill.Subtotal
	for _, shop := range bill.Shops {
		w.Promotions = append(w.Promotions, shop.Promotions()...)
	}
	w.Codes = append(w.Codes, CodesOf(c, bill)...)
}

// CodesOf tells what became of each code of a cart in a bill of it.
func CodesOf(c *Contents, bill pricing.Bill) []Code {
	codes := make([]Code, len(c.Codes))
	for n, text := range c.Codes {
		codes[n] = Code{Code: text, Applied: true}
		for _, r := range slices.Concat(c.Promotions.Refused, bill.Refused) {
			if r.Code == text {
				codes[n] = Code{Code: text, Reason: r.Reason, Missing: r.Missing, MissingUnits: r.MissingUnits}
			}
		}
	}
	return codes
}
