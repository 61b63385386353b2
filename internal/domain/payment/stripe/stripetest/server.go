// Package stripetest plays Stripe for tests: it remembers intents, cards, customers and refunds, answers the same to
// the same idempotency key, and signs events. Stripe's own mock checks the shape of requests and remembers nothing;
// this one remembers and checks little. It is for tests alone.
package stripetest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
)

// WebhookSecret signs the events of [Server.Event].
const WebhookSecret = "whsec_essai"

// How a card behaves.
const (
	Accepted  = "accepted"
	Challenge = "challenge" // the bank wants the buyer to confirm
	Disputed  = "disputed"  // accepted, and contested by the buyer
	// Anything else is the code the card is declined with.
)

// Server is a Stripe of its own.
type Server struct {
	*httptest.Server
	mu        sync.Mutex
	last      int
	intents   map[string]*intent
	methods   map[string]*method
	customers map[string]bool
	refunded  map[string]int64
	refunds   []*refund
	disputes  map[string]*dispute
	replies   map[string]reply // by path and idempotency key
	down      bool
}

type intent struct {
	id, status, method, customer, attempt, code string
	amount                                      int64
	keepCard                                    bool // the card may be attached once the intent succeeded
}

type method struct {
	id, behaviour, customer, fingerprint string
	used                                 bool
	expMonth, expYear                    int
	created                              int
}

type refund struct {
	id, key, intent string
	amount          int64
}

type reply struct {
	status int
	body   map[string]any
}

// Start opens a server; close it when done.
func Start() *Server {
	s := &Server{
		intents: map[string]*intent{}, methods: map[string]*method{}, customers: map[string]bool{},
		refunded: map[string]int64{}, disputes: map[string]*dispute{}, replies: map[string]reply{},
	}
	mux := http.NewServeMux()
	for pattern, handler := range map[string]func(*http.Request) reply{
		"POST /v1/payment_intents":              s.create,
		"GET /v1/payment_intents/{id}":          s.onIntent((*Server).show),
		"POST /v1/payment_intents/{id}/confirm": s.onIntent((*Server).confirm),
		"POST /v1/payment_intents/{id}/cancel":  s.onIntent((*Server).cancel),
		"POST /v1/refunds":                      s.refund,
		"GET /v1/refunds":                       s.listRefunds,
		"GET /v1/charges":                       s.listCharges,
		"GET /v1/disputes":                      s.listDisputes,
		"GET /v1/disputes/{id}":                 s.onDispute(func(*http.Request, *dispute) {}),
		"POST /v1/disputes/{id}":                s.onDispute(submit),
		"POST /v1/customers":                    s.customer,
		"DELETE /v1/customers/{id}":             s.forget,
		"GET /v1/payment_methods":               s.list,
		"GET /v1/payment_methods/{id}": s.onMethod(func(m *method, _ *http.Request) reply {
			return reply{200, m.wire()}
		}),
		"POST /v1/payment_methods/{id}":        s.onMethod((*method).update),
		"POST /v1/payment_methods/{id}/attach": s.onMethod(s.attach),
		"POST /v1/payment_methods/{id}/detach": s.onMethod(func(m *method, _ *http.Request) reply {
			m.customer = ""
			return reply{200, m.wire()}
		}),
	} {
		mux.HandleFunc(pattern, s.answer(handler))
	}
	s.Server = httptest.NewServer(mux)
	return s
}

// answer keeps replies by idempotency key, and is silent while the server is down.
func (s *Server) answer(handler func(*http.Request) reply) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.mu.Lock()
		defer s.mu.Unlock()
		out := reply{http.StatusServiceUnavailable, failure("api_error", "", "down", nil)}
		if !s.down {
			_ = r.ParseForm()
			key := r.URL.Path + " " + r.Header.Get("Idempotency-Key")
			kept, known := s.replies[key]
			if out = kept; !known {
				out = handler(r)
			}
			if r.Method == http.MethodPost && r.Header.Get("Idempotency-Key") != "" {
				s.replies[key] = out
			}
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(out.status)
		_ = json.NewEncoder(w).Encode(out.body)
	}
}

func failure(kind, code, message string, in *intent) map[string]any {
	e := map[string]any{"type": kind, "code": code, "message": message}
	if kind == "card_error" && code != "incorrect_cvc" && code != "expired_card" {
		e["code"], e["decline_code"] = "card_declined", code
	}
	if in != nil {
		e["payment_intent"] = in.wire()
	}
	return map[string]any{"error": e}
}

func (s *Server) id(kind string) string {
	s.last++
	return fmt.Sprintf("%s_%06d", kind, s.last)
}

func (s *Server) onIntent(do func(*Server, *intent) reply) func(*http.Request) reply {
	return func(r *http.Request) reply {
		in := s.intents[r.PathValue("id")]
		if in == nil {
			return reply{404, failure("invalid_request_error", "resource_missing", "No such intent", nil)}
		}
		return do(s, in)
	}
}

func (s *Server) create(r *http.Request) reply {
	m := s.methods[r.Form.Get("payment_method")]
	customer := r.Form.Get("customer")
	switch {
	case m == nil:
		return reply{404, failure("invalid_request_error", "resource_missing", "No such PaymentMethod", nil)}
	case m.customer != customer && m.customer != "", m.used && m.customer == "":
		return reply{400, failure("invalid_request_error", "", "The PaymentMethod may not be used", nil)}
	}
	amount, _ := strconv.ParseInt(r.Form.Get("amount"), 10, 64)
	in := &intent{
		id: s.id("pi"), status: "requires_confirmation", method: m.id, customer: customer, amount: amount,
		attempt: r.Form.Get("metadata[attempt]"), keepCard: r.Form.Get("setup_future_usage") != "",
	}
	s.intents[in.id] = in
	return reply{200, in.wire()}
}

func (s *Server) show(in *intent) reply { return reply{200, in.wire()} }

func (s *Server) confirm(in *intent) reply {
	if in.status != "requires_confirmation" {
		return reply{400, failure("invalid_request_error", "payment_intent_unexpected_state", "unexpected state", in)}
	}
	m := s.methods[in.method]
	m.used = !in.keepCard
	switch m.behaviour {
	case Accepted:
		in.status = "succeeded"
	case Disputed:
		in.status = "succeeded"
		s.dispute(in)
	case Challenge:
		in.status = "requires_action"
	default:
		in.status, in.code = "requires_payment_method", m.behaviour
		return reply{402, failure("card_error", m.behaviour, "declined for Ana Roy", in)}
	}
	return reply{200, in.wire()}
}

func (s *Server) cancel(in *intent) reply {
	if in.status == "succeeded" || in.status == "canceled" {
		return reply{400, failure("invalid_request_error", "payment_intent_unexpected_state", "unexpected state", in)}
	}
	in.status = "canceled"
	return reply{200, in.wire()}
}

func (s *Server) refund(r *http.Request) reply {
	in := s.intents[r.Form.Get("payment_intent")]
	amount, _ := strconv.ParseInt(r.Form.Get("amount"), 10, 64)
	if in == nil || in.status != "succeeded" || s.refunded[in.id]+amount > in.amount {
		return reply{400, failure("invalid_request_error", "charge_already_refunded", "nothing left", nil)}
	}
	s.refunded[in.id] += amount
	made := &refund{id: s.id("re"), key: r.Form.Get("metadata[refund]"), intent: in.id, amount: amount}
	s.refunds = append(s.refunds, made)
	return reply{200, made.wire()}
}

func (s *Server) customer(*http.Request) reply {
	id := s.id("cus")
	s.customers[id] = true
	return reply{200, map[string]any{"id": id, "object": "customer"}}
}

func (s *Server) forget(r *http.Request) reply {
	id := r.PathValue("id")
	if !s.customers[id] {
		return reply{404, failure("invalid_request_error", "resource_missing", "No such customer", nil)}
	}
	delete(s.customers, id)
	for _, m := range s.methods {
		if m.customer == id {
			m.customer, m.used = "", true
		}
	}
	return reply{200, map[string]any{"id": id, "object": "customer", "deleted": true}}
}

func (m *method) update(r *http.Request) reply {
	m.expMonth, _ = strconv.Atoi(r.Form.Get("card[exp_month]"))
	m.expYear, _ = strconv.Atoi(r.Form.Get("card[exp_year]"))
	return reply{200, m.wire()}
}

func (s *Server) onMethod(do func(*method, *http.Request) reply) func(*http.Request) reply {
	return func(r *http.Request) reply {
		m := s.methods[r.PathValue("id")]
		if m == nil {
			return reply{404, failure("invalid_request_error", "resource_missing", "No such PaymentMethod", nil)}
		}
		return do(m, r)
	}
}

func (s *Server) attach(m *method, r *http.Request) reply {
	switch {
	case m.customer != "" || m.used:
		return reply{400, failure("invalid_request_error", "", "already attached or used", nil)}
	case m.behaviour == "expired_card" || m.behaviour == "incorrect_cvc":
		return reply{402, failure("card_error", m.behaviour, "declined", nil)}
	}
	m.customer = r.Form.Get("customer")
	return reply{200, m.wire()}
}

func (s *Server) list(r *http.Request) reply {
	data := []any{}
	for n := s.last; n > 0; n-- { // newest first
		if m := s.methods[fmt.Sprintf("pm_%06d", n)]; m != nil && m.customer == r.Form.Get("customer") {
			data = append(data, m.wire())
		}
	}
	return reply{200, map[string]any{"object": "list", "data": data, "has_more": false, "url": "/v1/payment_methods"}}
}
