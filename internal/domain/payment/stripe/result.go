package stripe

import (
	"errors"
	"fmt"
	"net/http"

	stripego "github.com/stripe/stripe-go/v85"

	"rangrue/internal/domain/payment"
)

// resultOf reads an intent as a charge.
func resultOf(intent *stripego.PaymentIntent) payment.Result {
	r := payment.Result{IntentID: intent.ID, Card: cardOf(intent.PaymentMethod)}
	switch intent.Status {
	case stripego.PaymentIntentStatusSucceeded:
		r.State = payment.Succeeded
	case stripego.PaymentIntentStatusCanceled:
		r.State, r.Code = payment.Cancelled, payment.CodeInterrupted
	case stripego.PaymentIntentStatusRequiresAction:
		r.State, r.ClientSecret = payment.Waiting, intent.ClientSecret
	case stripego.PaymentIntentStatusProcessing:
		r.State = payment.Waiting
	case stripego.PaymentIntentStatusRequiresPaymentMethod:
		if intent.LastPaymentError != nil {
			r.State, r.Code = payment.Declined, codeOf(intent.LastPaymentError)
		}
	}
	return r
}

func cardOf(method *stripego.PaymentMethod) payment.Card {
	if method == nil || method.Card == nil {
		return payment.Card{}
	}
	return payment.Card{
		ID: method.ID, Brand: string(method.Card.Brand), Last4: method.Card.Last4,
		ExpMonth: int(method.Card.ExpMonth), ExpYear: int(method.Card.ExpYear), Fingerprint: method.Card.Fingerprint,
	}
}

// codeOf is why a card was refused: the bank's own reason when it gives one.
func codeOf(e *stripego.Error) string {
	switch {
	case e.Code == stripego.ErrorCodePaymentIntentAuthenticationFailure:
		return payment.CodeAuthentication
	case e.DeclineCode != "":
		return string(e.DeclineCode)
	case e.Code != "":
		return string(e.Code)
	}
	return payment.CodeDeclined
}

// refused tells a refusal that Stripe gave as an error from an outcome that is not known. Where a payment method was
// handed in, one that does not exist, was used up, or is another's is a token that can never work.
func refused(doing string, err error, handedIn bool) (payment.Result, error) {
	var e *stripego.Error
	if !errors.As(err, &e) {
		return payment.Result{}, withoutMessage(doing, err)
	}
	result := payment.Result{State: payment.Declined}
	if e.PaymentIntent != nil {
		result.IntentID = e.PaymentIntent.ID
	}
	switch {
	case e.Type == stripego.ErrorTypeCard:
		result.Code = codeOf(e)
		result.Card = cardOf(e.PaymentMethod)
		return result, nil
	case e.Code == stripego.ErrorCodePaymentIntentUnexpectedState && e.PaymentIntent != nil:
		return resultOf(e.PaymentIntent), nil // cancelled meanwhile, or confirmed already
	case handedIn && e.Type == stripego.ErrorTypeInvalidRequest && (e.HTTPStatusCode == http.StatusBadRequest ||
		e.HTTPStatusCode == http.StatusNotFound):
		result.Code = payment.CodeToken
		return result, nil
	}
	return payment.Result{}, withoutMessage(doing, err)
}

// withoutMessage keeps what a log may hold of an error: never Stripe's message, nor the objects that come with it.
func withoutMessage(doing string, err error) error {
	var e *stripego.Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &e):
		return fmt.Errorf("stripe: %s: status %d, %s %s, request %s", doing, e.HTTPStatusCode, e.Type, e.Code,
			e.RequestID)
	}
	return fmt.Errorf("stripe: %s: %w", doing, err)
}
