package checkout

import (
	"rangrue/internal/kit/problem"
)

// Refusals. Those of the card are in payment.Refusal, those of the cart in package cart.
var (
	// ErrEmpty: there is nothing to order.
	ErrEmpty = problem.New(problem.Refused, "cart_empty", problem.Say("Votre panier est vide", "Your cart is empty"))
	// ErrUnavailable: something in the cart was sold, withdrawn or its shop closed; comes with a new [Summary].
	ErrUnavailable = problem.New(problem.Conflict, "out_of_stock", problem.Say(
		"Un ou plusieurs produits de votre panier ne sont plus disponibles en quantité suffisante.",
		"One or more products in your cart are no longer available in sufficient quantity."))
	// ErrTotal: the total is no longer the one the buyer saw; comes with a new [Summary].
	ErrTotal = problem.New(problem.Conflict, "total_changed", problem.Say(
		"Le total de votre commande a changé. Vérifiez le nouveau montant avant de confirmer.",
		"The total of your order has changed. Please check the new amount before you confirm."))
	// ErrTooLittle: something is to be paid, but less than a card can pay.
	ErrTooLittle = problem.New(problem.Refused, "total_too_small", problem.Say(
		"Une carte ne peut pas payer moins de 0,50\u00a0$. Ajoutez un produit ou retirez un code promo.",
		"A card cannot pay less than $0.50. Add a product or remove a promotion code."))
	// ErrKeyReused: the key came with another request before.
	ErrKeyReused = problem.New(problem.Conflict, "idempotency_conflict", problem.Say(
		"Cette demande diffère de la précédente. Rechargez la page et réessayez.",
		"This request differs from the previous one. Reload the page and try again."))
	// ErrAction: the buyer must confirm with their bank; comes with an [Action]. The same request, sent again after
	// that, answers the order.
	ErrAction = problem.New(problem.Conflict, "payment_action_required", problem.Say(
		"Votre institution financière demande une confirmation.", "Your bank asks for a confirmation."))
	// ErrPending: the provider has not answered. The order is kept, and settled as soon as it does; comes with a
	// [Placed].
	ErrPending = problem.New(problem.Unavailable, "payment_pending", problem.Say(
		"Nous attendons la réponse du service de paiement. "+
			"Ne payez pas de nouveau\u00a0: nous vous écrirons dès que votre commande sera confirmée.",
		"We are waiting for the payment service’s answer. "+
			"Do not pay again: we will write to you as soon as your order is confirmed."))
	// ErrEmailExists: a guest chose a password, and the address has an account. The words are those of section 8 for
	// orders.
	ErrEmailExists = problem.New(problem.Refused, "email_already_exists", problem.Say(
		"Cette adresse courriel existe déjà. Veuillez vous connecter avec celle-ci ou utiliser une adresse différente.",
		"This email address already exists. Please sign in with it or use another address."))
	// ErrNoNewAccount: the order already belongs to an account, or is not paid yet.
	ErrNoNewAccount = problem.New(problem.Conflict, "no_new_account", problem.Say(
		"Cette commande ne peut pas ouvrir un compte\u00a0: elle en a déjà un, ou son paiement n’est pas confirmé.",
		"This order cannot open an account: it already has one, or its payment is not confirmed."))
)

// Action is what the browser needs to let the buyer confirm with their bank.
type Action struct {
	OrderID      string `json:"orderId"`
	ClientSecret string `json:"clientSecret"`
}
