package seal_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"rangrue/internal/kit/seal"
)

func box(t *testing.T, letter string) *seal.Box {
	b, err := seal.New([]byte(strings.Repeat(letter, 32)))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestASealedTextOpensForItsNameAndKeyAlone(t *testing.T) {
	b, plain := box(t, "k"), []byte("JBSWY3DPEHPK3PXP")
	sealed := b.Seal("row 1", plain)
	if strings.Contains(sealed, string(plain)) || sealed == b.Seal("row 1", plain) {
		t.Errorf("sealed as %s", sealed)
	}
	if opened, err := b.Open("row 1", sealed); err != nil || !bytes.Equal(opened, plain) {
		t.Errorf("%q, %v", opened, err)
	}
	for name, try := range map[string]func() ([]byte, error){
		"another row": func() ([]byte, error) { return b.Open("row 2", sealed) },
		"another key": func() ([]byte, error) { return box(t, "x").Open("row 1", sealed) },
		"cut":         func() ([]byte, error) { return b.Open("row 1", sealed[:8]) },
		"no base64":   func() ([]byte, error) { return b.Open("row 1", "!") },
	} {
		if _, err := try(); !errors.Is(err, seal.ErrSealed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
