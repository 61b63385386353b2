package payment

import "rangrue/internal/kit/problem"

// ErrCardNotFound: no such saved card, or someone else's.
var ErrCardNotFound = problem.Missing("card_not_found")

// The codes of our own; the others are the provider's usual ones.
const (
	CodeDeclined       = "card_declined"
	CodeProcessing     = "processing_error"
	CodeTimeout        = "payment_timeout"
	CodeInterrupted    = "payment_interrupted"
	CodeToken          = "card_token_invalid"
	CodeAuthentication = "authentication_required"
)

// refusals are the sentences of the usual codes. Those of a failure that is not the card's say that nothing was taken.
var refusals = map[string]problem.Text{
	CodeDeclined: problem.Say("Votre carte a été refusée. Utilisez une autre carte ou communiquez avec votre "+
		"institution financière.",
		"Your card was declined. Use another card or contact your bank."),
	"insufficient_funds": problem.Say("Votre carte a été refusée\u00a0: les fonds sont insuffisants.",
		"Your card was declined: the funds are insufficient."),
	"expired_card": problem.Say("Votre carte est expirée. Utilisez une autre carte.",
		"Your card has expired. Use another card."),
	"incorrect_cvc": problem.Say("Le code de sécurité de votre carte est incorrect.",
		"Your card’s security code is incorrect."),
	"incorrect_number": problem.Say("Le numéro de votre carte est incorrect.", "Your card number is incorrect."),
	CodeProcessing: problem.Say("Une erreur s’est produite pendant le traitement de votre carte. Rien n’a été "+
		"débité; réessayez dans quelques instants.",
		"An error occurred while processing your card. Nothing was charged; try again in a few moments."),
	CodeTimeout: problem.Say("Le service de paiement n’a pas répondu à temps. Rien n’a été débité; réessayez dans "+
		"quelques instants.",
		"The payment service did not answer in time. Nothing was charged; try again in a few moments."),
	CodeInterrupted: problem.Say("Le paiement a été interrompu. Rien n’a été débité; vous pouvez commander de nouveau.",
		"The payment was interrupted. Nothing was charged; you can order again."),
	CodeToken: problem.Say("Les renseignements de votre carte ne sont plus valides. Saisissez-les de nouveau.",
		"Your card details are no longer valid. Please enter them again."),
	CodeAuthentication: problem.Say("Votre institution financière n’a pas confirmé ce paiement. Rien n’a été "+
		"débité; réessayez ou utilisez une autre carte.",
		"Your bank did not confirm this payment. Nothing was charged; try again or use another card."),
}

// Refusal is the answer for a declined charge: 400, with the code and a sentence to show. A code we have no words for
// is reported as a card that was declined, since banks give reasons that are not the shopper's to act on.
func Refusal(code string) *problem.Error {
	text, known := refusals[code]
	if !known {
		code, text = CodeDeclined, refusals[CodeDeclined]
	}
	return problem.New(problem.Refused, code, text)
}
