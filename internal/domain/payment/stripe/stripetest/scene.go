package stripetest

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"
)

// Card makes a payment method as the browser would, of a card never seen before, and returns its id.
func (s *Server) Card(behaviour string) string { return s.CardNumbered(behaviour, "") }

// CardNumbered is [Server.Card] for a card that may be typed several times: the same number is the same card.
func (s *Server) CardNumbered(behaviour, number string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := &method{id: s.id("pm"), behaviour: behaviour, expMonth: 12, expYear: 2030, created: s.last}
	m.fingerprint = "fingerprint " + cmp.Or(number, m.id)
	s.methods[m.id] = m
	return m.id
}

// SetDown makes every call fail until it is up again.
func (s *Server) SetDown(down bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.down = down
}

// Challenged ends the bank's conversation with the buyer, well or not.
func (s *Server) Challenged(intentID string, well bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	in := s.intents[intentID]
	if in.status = "succeeded"; !well {
		in.status, in.code = "requires_payment_method", "payment_intent_authentication_failure"
	}
}

// Taken is how much money was taken and not given back, and by how many charges.
func (s *Server) Taken() (charges int, cents int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, in := range s.intents {
		if in.status == "succeeded" {
			charges++
			cents += in.amount - s.refunded[in.id]
		}
	}
	return charges, cents
}

// Event is what Stripe would post of an intent, with its signature made at a moment.
func (s *Server) Event(id, kind, intentID string, at time.Time) (payload []byte, signature string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return sign(id, kind, s.intents[intentID].wire(), at)
}

// RefundEvent is what Stripe would post of a refund that the bank sent back.
func (s *Server) RefundEvent(id, kind, refundKey string, at time.Time) (payload []byte, signature string) {
	return sign(id, kind, map[string]any{
		"id": "re_1", "object": "refund", "status": "failed", "failure_reason": "expired_or_canceled_card",
		"metadata": map[string]any{"refund": refundKey},
	}, at)
}

func sign(id, kind string, object map[string]any, at time.Time) (payload []byte, signature string) {
	payload, err := json.Marshal(map[string]any{
		"id": id, "object": "event", "type": kind, "api_version": "2020-08-27", "created": at.Unix(),
		"data": map[string]any{"object": object},
	})
	if err != nil {
		panic(err)
	}
	mac := hmac.New(sha256.New, []byte(WebhookSecret))
	fmt.Fprintf(mac, "%d.%s", at.Unix(), payload)
	return payload, fmt.Sprintf("t=%d,v1=%s", at.Unix(), hex.EncodeToString(mac.Sum(nil)))
}

func (in *intent) wire() map[string]any {
	w := map[string]any{
		"id": in.id, "object": "payment_intent", "amount": in.amount, "currency": "cad", "status": in.status,
		"client_secret": in.id + "_secret", "metadata": map[string]any{"attempt": in.attempt},
		"payment_method": (&method{id: in.method, customer: in.customer, expMonth: 12, expYear: 2030}).wire(),
	}
	if in.code != "" {
		failed := failure("card_error", in.code, "declined", nil)["error"].(map[string]any)
		if in.code == "payment_intent_authentication_failure" {
			failed = map[string]any{"type": "invalid_request_error", "code": in.code}
		}
		w["last_payment_error"] = failed
	}
	return w
}

func (m *method) wire() map[string]any {
	w := map[string]any{
		"id": m.id, "object": "payment_method", "type": "card", "created": m.created,
		"card": map[string]any{
			"brand": "visa", "last4": "4242", "exp_month": m.expMonth, "exp_year": m.expYear,
			"fingerprint": m.fingerprint,
		},
	}
	if m.customer != "" {
		w["customer"] = m.customer
	}
	return w
}
