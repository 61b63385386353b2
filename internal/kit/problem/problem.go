// Package problem describes what went wrong in words a person can read: a kind, a stable code and a sentence.
// It knows nothing of HTTP; kit/web turns a kind into a status and the whole into application/problem+json.
package problem

import (
	"errors"
	"fmt"
)

// Kind classes a failure by what the caller can do about it.
type Kind int

const (
	Internal     Kind = iota // our fault; the sentence is generic
	Invalid                  // input breaks a rule of the specification's section 5 (422)
	Refused                  // a business refusal of section 8 (400)
	Unauthorized             // no or stale identity (401)
	Forbidden                // a known identity without the right (403)
	NotFound                 // nothing there, or nothing the caller may know of (404)
	Conflict                 // the world changed: out of stock, idempotency (409)
	TooLarge                 // body over its limit (413)
	TooMany                  // rate limited (429)
	Unavailable              // try again shortly (503)
)

// Text is a sentence to show, in both languages of the product.
type Text struct{ FR, EN string }

// Say writes a sentence in French and in English.
func Say(fr, en string) Text { return Text{FR: fr, EN: en} }

// Field is a rule broken by one field of the input; Path is its wire name (for example "email").
type Field struct {
	Path string
	Code string
	Text Text
}

// Error is a failure with words. Wrap an internal cause with [Error.Because]; it is logged and never shown.
type Error struct {
	Kind       Kind
	Code       string // stable snake case, for programs
	Text       Text
	Fields     []Field
	RetryAfter int // seconds, for TooMany and Unavailable
	Extra      any // sent under "extra" when not nil, for refusals that come with fresh facts (a new summary)
	cause      error
}

// New makes a failure of a kind with a stable code and a sentence.
func New(kind Kind, code string, text Text) *Error { return &Error{Kind: kind, Code: code, Text: text} }

// Because returns a copy of e that remembers its cause.
func (e *Error) Because(err error) *Error { c := *e; c.cause = err; return &c }

// With returns a copy of e that carries fresh facts for the caller.
func (e *Error) With(extra any) *Error { c := *e; c.Extra = extra; return &c }

func (e *Error) Error() string {
	if e.cause != nil {
		return fmt.Sprintf("%s: %v", e.Code, e.cause)
	}
	return e.Code
}

func (e *Error) Unwrap() error { return e.cause }

// Is makes two failures of the same code equal to errors.Is, whatever they carry.
func (e *Error) Is(target error) bool {
	var t *Error
	return errors.As(target, &t) && t.Code == e.Code
}

// Missing is the answer for anything that is not there or not the caller's to see.
func Missing(code string) *Error {
	return New(NotFound, code, Say("Nous ne trouvons pas ce que vous cherchez.",
		"We cannot find what you are looking for."))
}
