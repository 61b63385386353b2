package sandbox

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strings"

	"rangrue/internal/domain/payment"
	"rangrue/internal/kit/db"
)

const secretMark = "_secret_"

// secretOf is what lets a buyer, and nobody else, answer their bank about a charge.
func (s *Sandbox) secretOf(chargeID string) string {
	mac := hmac.New(sha256.New, s.TokenKey)
	mac.Write([]byte("sandbox bank\x00" + chargeID))
	return chargeID + secretMark + base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:16])
}

// Answer is what the buyer tells their bank about a charge that waits: theirs, or not. Only the first answer counts,
// and one to a charge that was given up meanwhile counts for nothing. A secret that is not ours is refused.
func (s *Sandbox) Answer(ctx context.Context, clientSecret string, accept bool) error {
	chargeID, _, _ := strings.Cut(clientSecret, secretMark)
	if !hmac.Equal([]byte(clientSecret), []byte(s.secretOf(chargeID))) {
		return payment.ErrSignature
	}
	end, code := payment.Succeeded, ""
	if !accept {
		end, code = payment.Declined, payment.CodeAuthentication
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error { return answerCharge(ctx, tx, chargeID, end, code) })
}
