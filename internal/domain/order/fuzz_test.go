package order_test

import (
	"testing"

	"rangrue/internal/domain/order"
)

// Only the token of an order opens it.
func FuzzAnotherTokenOpensNothing(f *testing.F) {
	access := order.Access{Key: []byte("une clé de trente-deux caractères")}
	right := access.Token("commande-1")
	for _, token := range []string{"", right[:len(right)-1], right + "=", right + "A", access.Token("autre"), "é"} {
		f.Add("commande-1", token)
	}
	f.Fuzz(func(t *testing.T, id, token string) {
		if _, err := access.Require(t.Context(), id, token); err == nil && token != access.Token(id) {
			t.Errorf("%q opens %q", token, id)
		}
	})
}
