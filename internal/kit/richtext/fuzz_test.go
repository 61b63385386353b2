package richtext_test

import (
	"strings"
	"testing"

	"golang.org/x/net/html"

	"rangrue/internal/kit/richtext"
)

// What strangers wrote never acts, and what was cleaned once is clean.
func FuzzNothingActsInACleanText(f *testing.F) {
	for _, text := range []string{
		`<p onclick="x()">Bonjour <b>à vous</b></p>`, `<a href="javascript:alert(1)">ici</a>`, `<scr<script>ipt>`,
		`<svg/onload=alert(1)>`, `<a href=" &#106;avascript:1">`, "<p>Érable &amp; cie", `<style>p{}</style>`, "\x00<",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		clean := richtext.Clean(text)
		if again := richtext.Clean(clean); again != strings.TrimSpace(clean) {
			t.Errorf("Clean(%q) = %q, then %q", text, clean, again)
		}
		_ = richtext.Plain(clean)
		nodes, err := html.Parse(strings.NewReader(clean))
		if err != nil {
			t.Fatal(err)
		}
		for n := range nodes.Descendants() {
			if n.Data == "script" || n.Data == "style" || n.Data == "iframe" || n.Data == "img" {
				t.Errorf("Clean(%q) = %q has %s", text, clean, n.Data)
			}
			for _, a := range n.Attr {
				if a.Key != "href" && a.Key != "rel" {
					t.Errorf("Clean(%q) = %q has %s", text, clean, a.Key)
				}
				if link := strings.ToLower(strings.TrimSpace(a.Val)); strings.HasPrefix(link, "javascript:") ||
					strings.HasPrefix(link, "data:") {
					t.Errorf("Clean(%q) = %q links to %s", text, clean, link)
				}
			}
		}
	})
}
