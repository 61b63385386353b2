package order

import (
	"context"

	"rangrue/internal/kit/db"
)

// Gift is what a buyer says of an order offered to somebody. Packing slips never bear a price, and those of a gift
// bear the message; it is frozen with the order.
type Gift struct {
	Message string `json:"message" maxLength:"2000" doc:"Printed on the packing slips; may be empty"`
}

// MaxGiftMessage is how many characters a gift message has at most, so that it fits on a slip.
const MaxGiftMessage = 300

// ForgetGifts takes the messages of a user's gifts away: they are words to somebody, which no law wants kept.
func (s *Service) ForgetGifts(ctx context.Context, tx *db.Tx, userID string) error {
	return forgetGifts(ctx, tx, userID)
}

// giftColumns is a gift as the order's row keeps it.
func giftColumns(g *Gift) (is bool, message string) {
	if g == nil {
		return false, ""
	}
	return true, g.Message
}
