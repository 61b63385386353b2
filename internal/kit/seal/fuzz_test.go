package seal_test

import (
	"testing"

	"rangrue/internal/kit/seal"
)

// Only what was sealed under a name opens under it.
func FuzzOnlyWhatWasSealedOpens(f *testing.F) {
	box, err := seal.New(make([]byte, 32))
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range []string{"", "AAAA", "é", box.Seal("autre", []byte("secret"))} {
		f.Add("nom", text)
	}
	f.Fuzz(func(t *testing.T, name, sealed string) {
		if plain, err := box.Open("nom:"+name, sealed); err == nil {
			t.Errorf("%q opens as %q", sealed, plain)
		}
		if plain, err := box.Open(name, box.Seal(name, []byte(sealed))); err != nil || string(plain) != sealed {
			t.Errorf("%q came back as %q, %v", sealed, plain, err)
		}
	})
}
