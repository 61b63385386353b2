package stripetest

import (
	"net/http"
	"time"
)

type dispute struct {
	id, intent, status string
	amount             int64
	evidence           map[string]string // what was handed in, by Stripe's names
}

// Created is when everything of the server was made.
var Created = time.Date(2026, 11, 15, 12, 0, 0, 0, time.UTC)

// DueBy is when the evidence of every dispute is due.
var DueBy = Created.AddDate(0, 0, 9)

func (s *Server) dispute(in *intent) {
	d := &dispute{id: s.id("dp"), intent: in.id, status: "needs_response", amount: in.amount,
		evidence: map[string]string{}}
	s.disputes[d.id] = d
}

// DisputeOf is the id of the dispute of a charge, empty without one.
func (s *Server) DisputeOf(intentID string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id, d := range s.disputes {
		if d.intent == intentID {
			return id
		}
	}
	return ""
}

// Decide ends a dispute as the bank decides: won or lost.
func (s *Server) Decide(disputeID, status string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.disputes[disputeID].status = status
}

// Evidence is what was handed in for a dispute, by Stripe's names.
func (s *Server) Evidence(disputeID string) map[string]string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.disputes[disputeID].evidence
}

// DisputeEvent is what Stripe would post of a dispute as it stands, or as it stood when it had a status.
func (s *Server) DisputeEvent(id, kind, disputeID, status string, at time.Time) (payload []byte, signature string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	then := *s.disputes[disputeID]
	if status != "" {
		then.status = status
	}
	return sign(id, kind, then.wire(), at)
}

func (s *Server) onDispute(do func(*http.Request, *dispute)) func(*http.Request) reply {
	return func(r *http.Request) reply {
		d := s.disputes[r.PathValue("id")]
		if d == nil {
			return reply{404, failure("invalid_request_error", "resource_missing", "No such dispute", nil)}
		}
		do(r, d)
		return reply{200, d.wire()}
	}
}

// submit takes evidence, and hands it to the bank when the request says so.
func submit(r *http.Request, d *dispute) {
	for _, name := range []string{
		"uncategorized_text", "shipping_tracking_number", "shipping_carrier", "customer_name",
	} {
		if given := r.Form.Get("evidence[" + name + "]"); given != "" {
			d.evidence[name] = given
		}
	}
	if r.Form.Get("submit") == "true" {
		d.status = "under_review"
	}
}

func (d *dispute) wire() map[string]any {
	return map[string]any{
		"id": d.id, "object": "dispute", "amount": d.amount, "currency": "cad", "reason": "fraudulent",
		"status": d.status, "created": Created.Unix(), "charge": "ch_of_" + d.intent, "payment_intent": d.intent,
		"evidence_details": map[string]any{"due_by": DueBy.Unix(), "has_evidence": len(d.evidence) > 0},
	}
}

func (r *refund) wire() map[string]any {
	return map[string]any{"id": r.id, "object": "refund", "amount": r.amount, "status": "succeeded",
		"created": Created.Unix(), "payment_intent": r.intent, "metadata": map[string]any{"refund": r.key}}
}

func (s *Server) listCharges(*http.Request) reply {
	data := []any{}
	for _, in := range s.intents {
		if in.status == "succeeded" {
			data = append(data, map[string]any{"id": "ch_of_" + in.id, "object": "charge", "status": "succeeded",
				"amount": in.amount, "amount_captured": in.amount, "amount_refunded": s.refunded[in.id],
				"payment_intent": in.id, "created": Created.Unix()})
		}
	}
	return listed("charges", data)
}

func (s *Server) listRefunds(*http.Request) reply {
	data := []any{}
	for _, r := range s.refunds {
		data = append(data, r.wire())
	}
	return listed("refunds", data)
}

func (s *Server) listDisputes(*http.Request) reply {
	data := []any{}
	for _, d := range s.disputes {
		data = append(data, d.wire())
	}
	return listed("disputes", data)
}

func listed(what string, data []any) reply {
	return reply{200, map[string]any{"object": "list", "data": data, "has_more": false, "url": "/v1/" + what}}
}
