package french

import "strings"

// irregular are common words whose plural or feminine no rule of [Stem] finds.
var irregular = map[string]string{
	"yeux": "oeil", "emaux": "email", "vitraux": "vitrail", "coraux": "corail", "tuyaux": "tuyau", "noyaux": "noyau",
	"joyaux": "joyau", "landaux": "landau", "douce": "doux", "douces": "doux", "blanche": "blanc", "blanches": "blanc",
	"seche": "sec", "seches": "sec", "fraiche": "frais", "fraiches": "frais", "longue": "long", "longues": "long",
	"vieille": "vieux", "vieilles": "vieux", "belle": "beau", "belles": "beau", "nouvelle": "nouveau",
	"nouvelles": "nouveau", "rousse": "roux", "rousses": "roux", "grosse": "gros", "grosses": "gros", "grasse": "gras",
	"grasses": "gras", "epaisse": "epais", "epaisses": "epais", "basse": "bas", "basses": "bas", "oeufs": "oeuf",
	"grise": "gris", "grises": "gris", "pure": "pur", "pures": "pur", "fine": "fin", "fines": "fin",
	"gaz": "gaz", "riz": "riz", "boeufs": "boeuf",
}

// Stem gives what a folded word shares with its plural, its feminine and its participle: chandelles, chandelle →
// chandel; salé, salées → sal; décorative, décoratif → decoratif. It is light on purpose: it never cuts a suffix that
// changes what a thing is (lampe, lampadaire).
func Stem(word string) string {
	if stem, ok := irregular[word]; ok {
		word = stem
	}
	if len(word) < 4 || strings.ContainsAny(word, "0123456789") {
		return word
	}
	word = singular(word)
	if len(word) >= 4 {
		word = masculine(word)
	}
	if n := len(word); n >= 5 && word[n-1] == word[n-2] {
		word = word[:n-1]
	}
	return word
}

func singular(word string) string {
	switch {
	case strings.HasSuffix(word, "eaux"):
		return word[:len(word)-1]
	case strings.HasSuffix(word, "aux") && len(word) > 5:
		return word[:len(word)-2] + "l"
	case strings.HasSuffix(word, "ss"):
		return word
	case strings.HasSuffix(word, "s"), strings.HasSuffix(word, "x"):
		return word[:len(word)-1]
	}
	return word
}

func masculine(word string) string {
	for len(word) >= 5 && word[len(word)-1] == 'e' { // sale, salee: é and e are one letter here; base is not bas
		word = word[:len(word)-1]
	}
	if len(word) < 6 {
		return word
	}
	switch {
	case strings.HasSuffix(word, "eus"), strings.HasSuffix(word, "eur"): // tricoteuse, tricoteur; heureuse, heureux
		return word[:len(word)-1]
	case strings.HasSuffix(word, "iv"): // décorative
		return word[:len(word)-1] + "f"
	}
	return word
}

// stops are the folded words that carry no meaning in a search. Those of one letter are what an elision leaves behind.
var stops = setOf(`
	a au aux avec c ce ces cet cette chez d dans de des du elle elles en entre est et eu ils il j je l la le les leur
	leurs lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas pour qu que qui s sa sans se ses si sois
	saint sainte son sont sous st ste sur t ta te tes toi ton tu un une vers vos votre vous y of for and with`)

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
}

// IsStop tells whether a folded word carries no meaning by itself. Keep it when it is all there is.
func IsStop(word []byte) bool { return stops[string(word)] }
