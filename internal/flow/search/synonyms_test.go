package search

import (
	"slices"
	"testing"

	"rangrue/internal/domain/catalog"
)

func TestSeveralWordsMayMeanOneThing(t *testing.T) {
	s, err := readSynonyms("melon d'eau, pastèque\nsac à dos, havresac # et rien d'autre\nsac, cabas")
	if err != nil {
		t.Fatal(err)
	}
	for stem, want := range map[string]string{stemOf("pastèques"): stemOf("melons d’eau"),
		stemOf("sacs à dos"): stemOf("havresac")} {
		if !slices.Contains(s.others[stem], want) {
			t.Errorf("%s does not stand for %s: %v", stem, want, s.others)
		}
	}
	if slices.Contains(s.others[stemOf("cabas")], stemOf("havresac")) {
		t.Error("what a part stands for became the whole's")
	}
	joined := s.joinPhrases([]queryWord{{text: "beau", stem: "beau"}, {text: "sac", stem: "sac"},
		{text: "dos", stem: "dos"}, {text: "sac", stem: "sac"}})
	if len(joined) != 3 || joined[1].stem != stemOf("sac à dos") || !joined[1].phrase {
		t.Errorf("%+v", joined)
	}
}

func TestSynonymsOfSeveralWordsFindEachOther(t *testing.T) {
	x := indexOf(t, []*catalog.IndexProduct{
		product("p-melon", "Confiture de melon d'eau", "c-tasses", argile, 12, ""),
		product("p-eau", "Eau de source", "c-tasses", argile, 11, ""),
		product("p-pasteque", "Gelée de pastèque", "c-tasses", argile, 10, ""),
	})
	for asked, want := range map[string]string{
		"pasteque": "pasteque melon", "melon+d%27eau": "melon pasteque", "melons+d%E2%80%99eau": "melon pasteque",
		"eau": "eau melon", "melon": "melon",
	} {
		if got := slugs(t, x, "q="+asked); got != want {
			t.Errorf("%s finds %q, want %q", asked, got, want)
		}
	}
}
