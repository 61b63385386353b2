package french_test

import (
	"testing"

	"rangrue/internal/kit/french"
)

func TestElide(t *testing.T) {
	for _, c := range []struct{ word, name, want string }{
		{"de", "Atelier Batture", "d’Atelier Batture"}, {"que", "Atelier Batture", "qu’Atelier Batture"},
		{"de", "Épices du port", "d’Épices du port"}, {"de", "Œuvres d’ici", "d’Œuvres d’ici"},
		{"que", "herboristerie", "qu’herboristerie"}, {"de", "Maille Nordet", "de Maille Nordet"},
		{"que", "Yoga", "que Yoga"}, {"de", "48e Nord", "de 48e Nord"}, {"de", "", "de "},
	} {
		if got := french.Elide(c.word, c.name); got != c.want {
			t.Errorf("Elide(%q, %q) = %q; want %q", c.word, c.name, got, c.want)
		}
	}
}
