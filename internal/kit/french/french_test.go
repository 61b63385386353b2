package french

import (
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

func words(text string) string {
	var found []string
	Words(text, func(word []byte) { found = append(found, string(word)) })
	return strings.Join(found, " ")
}

func TestWordsAreCutFoldedAndFreedOfTheirElisions(t *testing.T) {
	for text, want := range map[string]string{
		"Sirop d'érable":                   "sirop erable",
		"L’œuf de l'ÎLE":                   "oeuf de ile",
		"Porte-clés, 350 ml (n° 2)":        "porte cles 350 ml n 2",
		"aujourd'hui jusqu'à qu’on":        "aujourd hui a on",
		"Noe\u0308l, nai\u0308f, ç\u00a0!": "noel naif c",
		"":                                 "",
		"«\u00a0Ça va?\u00a0»":             "ca va",
		"ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ àâäçéèêëîïôöùûüÿ": "aaaceeeeiioouuuy aaaceeeeiioouuuy",
		"Œuvre, cæcum, ŒUFS":     "oeuvre caecum oeufs",
		"Łódź Šťáva ñandú":       "lodz stava nandu",
		"日本 чай":                 "日本 чай",
		strings.Repeat("é", 100): strings.Repeat("e", 100),
	} {
		if got := words(text); got != want {
			t.Errorf("words of %q = %q, want %q", text, got, want)
		}
	}
}

func TestEveryLetterWithAnAccentIsFoldedToItsBase(t *testing.T) {
	for r := rune(0xC0); r <= 0x17F; r++ {
		base := []rune(norm.NFD.String(string(unicode.ToLower(r))))[0]
		if got := Fold(string(r)); base < 128 && got != string(base) {
			t.Errorf("%c folds to %s, want %c", r, got, base)
		}
	}
}

func TestAKeyForgetsHowATextIsWritten(t *testing.T) {
	if a, b := Key("L'Atelier  du Bois-Rond!"), Key("l’atelier du bois rond"); a != b || a != "atelier du bois rond" {
		t.Errorf("keys %q and %q", a, b)
	}
	if got := Fold("Érable & Œuf"); got != "erable & oeuf" {
		t.Errorf("folded %q", got)
	}
}

func TestPluralsAndFemininesShareTheirStem(t *testing.T) {
	for _, family := range []string{
		"tuque tuques", "chandelle chandelles", "bas bas", "bijou bijoux", "cheval chevaux", "journal journaux",
		"eau eaux", "bateau bateaux", "jeu jeux", "tuyau tuyaux", "vert verte verts vertes",
		"bleu bleue bleus bleues", "sale salee sales salees", "decoratif decorative decoratifs decoratives",
		"chien chienne chiens chiennes", "chat chatte chats chattes", "cuisinier cuisiniere cuisinieres",
		"tricoteur tricoteuse tricoteuses", "blanc blanche blanches", "the thes", "tasse tasses", "noix noix",
		"oeil yeux", "nouveau nouvelle nouveaux", "epice epices epicee", "naturel naturelle naturels",
		"artisanal artisanale artisanaux", "savon savons", "oeuf oeufs", "mitaine mitaines", "foulard foulards",
		"noir noire", "doux douce", "brode brodee", "pull pulls", "fromage fromages", "cuir cuirs",
		"laine laines", "email emaux", "gris grise grises", "pur pure",
	} {
		forms := strings.Fields(family)
		for _, form := range forms[1:] {
			if Stem(form) != Stem(forms[0]) {
				t.Errorf("%s → %s but %s → %s", forms[0], Stem(forms[0]), form, Stem(form))
			}
		}
	}
}

func TestDifferentThingsKeepDifferentStems(t *testing.T) {
	for _, pair := range []string{
		"tasse tas", "balle bal", "colle col", "lampe lampadaire", "savon savonnerie", "pot poterie", "bol bois",
		"bas base", "the tee", "laine laitue", "vase vis", "canne can", "pomme pommeau", "bijou bijoutier",
		"a48 a4",
	} {
		a, b, _ := strings.Cut(pair, " ")
		if Stem(a) == Stem(b) {
			t.Errorf("%s and %s share %q", a, b, Stem(a))
		}
	}
}

func TestStopWordsAreThoseThatMeanNothingAlone(t *testing.T) {
	for word := range strings.FieldsSeq("de la les pour avec") {
		if !IsStop([]byte(word)) {
			t.Errorf("%s is kept", word)
		}
	}
	for word := range strings.FieldsSeq("the bas or bois lait") {
		if IsStop([]byte(word)) {
			t.Errorf("%s is dropped", word)
		}
	}
}

func TestDistanceCountsASwapOnce(t *testing.T) {
	for pair, want := range map[string]int{
		"tuque tuque": 0, "tuque tuqe": 1, "tuque utque": 1, "tuque buque": 1, "tuque tuques": 1,
		"chandelle cahndele": 2, "bas tuque": 3, "a abcd": 3, "ca abc": 3,
	} {
		a, b, _ := strings.Cut(pair, " ")
		if got := Distance(a, b, 2); got != want {
			t.Errorf("%s: %d, want %d", pair, got, want)
		}
		if Distance(a, b, 2) != Distance(b, a, 2) {
			t.Errorf("%s: not the same both ways", pair)
		}
	}
}
