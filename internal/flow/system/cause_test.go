package system

import (
	"testing"

	"rangrue/internal/kit/mail"
)

func TestTheCauseOfAFailedLetterIsToldInWords(t *testing.T) {
	refused := func(why string) string { return mail.ErrPermanent.Error() + ": " + why }
	for failure, want := range map[string]string{
		"": "", refused(mail.BadAddress): "L’adresse est mal écrite.",
		refused("550 unknown"):         "Le serveur de courriel a refusé la lettre.",
		"dial tcp: connection refused": "Le serveur de courriel n’a pas pris la lettre.",
	} {
		if got := causeOf(failure); got != want {
			t.Errorf("%q is told as %q, want %q", failure, got, want)
		}
	}
}
