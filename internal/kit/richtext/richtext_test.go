package richtext_test

import (
	"strings"
	"testing"

	"rangrue/internal/kit/richtext"
)

func TestCleanKeepsWhatADescriptionNeeds(t *testing.T) {
	in := `<p>Une <strong>tasse</strong> de grès.</p><ul><li>350 ml</li></ul>` +
		`<p>Voir <a href="https://exemple.ca">ici</a></p>`
	out := richtext.Clean(in)
	for _, want := range []string{
		"<p>Une <strong>tasse</strong> de grès.</p>", "<li>350 ml</li>", `href="https://exemple.ca"`, "nofollow",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("Clean lost %q: %s", want, out)
		}
	}
}

func TestCleanDropsEverythingThatCouldAct(t *testing.T) {
	for _, in := range []string{
		`<script>alert(1)</script>`, `<img src=x onerror=alert(1)>`, `<p onclick="x()">a</p>`,
		`<a href="javascript:x()">a</a>`, `<p style="position:fixed">a</p>`, `<iframe src="//x"></iframe>`,
		`<svg/onload=alert(1)>`, `<form action="/x"><input></form>`,
	} {
		out := richtext.Clean(in)
		for _, bad := range []string{
			"script", "onerror", "onclick", "javascript:", "style", "iframe", "svg", "form", "alert",
		} {
			if strings.Contains(out, bad) {
				t.Errorf("Clean(%s) = %s still holds %q", in, out, bad)
			}
		}
	}
}

func TestPlainGivesTheWordsAlone(t *testing.T) {
	for in, want := range map[string]string{
		"<p>Laine &amp; lin</p><p>d&#39;ici</p>": "Laine & lin  d'ici",
		"sans balise":                            "sans balise",
		"":                                       "",
	} {
		if got := richtext.Plain(in); got != want {
			t.Errorf("Plain(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestALineHasOneSpaceBetweenWords(t *testing.T) {
	got := richtext.Line("<p>Grès  <b>fin</b>.</p>\n<p>Va au <i>four</i>, doux.</p>")
	if got != "Grès fin. Va au four, doux." {
		t.Errorf("%q", got)
	}
}
