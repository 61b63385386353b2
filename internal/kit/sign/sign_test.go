package sign_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/sign"
)

var key = sign.Key("une clé d’essai assez longue")

// Links in letters must open for years: what is signed, and how it is written, never changes.
func TestTokensThatWereSentStayValid(t *testing.T) {
	const id = "0197-abc"
	for purpose, signature := range map[string]string{
		"":                       "8xf9G0atQISKoH1p-otkzbXQRik",
		"newsletter unsubscribe": "ISbWoExlqoZExdHN7nFmKMI86Zs",
		"newsletter confirm":     "yJEtTjz4JSuVJuDg5lw8o-IJDhU",
		"shop follow confirm":    "q3q0wl1AiGprOCRpcWypwGuHdyU",
		"shop follow leave":      "0AZHUHaFGHPhHDqjhcwel5QndlY",
		"review":                 "g02Xh89yZgN2DLTDSMrxkdnifGU",
		"no more review letters": "yazd6RxAiIejKT8ejg8c3OUYeCs",
		"order link":             "qRI5hf5QbXCpPEq06ngeZ-frx0w",
		"sandbox card":           "jmner_Gg1xTd2ginukQuDGLkf6s",
	} {
		if got := key.Signature(purpose, id); got != signature {
			t.Errorf("%q is signed %s, want %s", purpose, got, signature)
		}
		if got := key.Token(purpose, id); got != id+"."+signature {
			t.Errorf("the token of %q is %s", purpose, got)
		}
		if got, ok := key.Read(purpose, id+"."+signature); got != id || !ok {
			t.Errorf("the token of %q reads as %q, %v", purpose, got, ok)
		}
	}
}

func TestOtherTokensAreRefused(t *testing.T) {
	token := key.Token("leave", "a")
	_, signature, _ := strings.Cut(token, ".")
	for name, given := range map[string]string{
		"nothing": "", "an id alone": "a", "no signature": "a.", "no id": "." + key.Signature("leave", ""),
		"another id": "b." + signature, "another purpose": key.Token("confirm", "a"), "no purpose": key.Token("", "a"),
		"another key": sign.Key("une autre clé d’essai").Token("leave", "a"), "cut": token[:len(token)-1],
		"longer": token + "A", "not base64": "a.é", "twice": token + "." + signature,
	} {
		if id, ok := key.Read("leave", given); ok || id != "" {
			t.Errorf("%s: %q was read as %q", name, given, id)
		}
	}
	if none := sign.Key(nil); none.Valid("leave", "a", none.Signature("leave", "a")) {
		t.Error("a signature without a key was valid")
	}
}

func TestAShortKeyIsRefused(t *testing.T) {
	if sign.Key("quinze lettres!").Check() == nil {
		t.Error("15 bytes were accepted")
	}
	if err := key.Check(); err != nil {
		t.Error(err)
	}
}
