package content_test

import (
	"strings"
	"testing"

	"rangrue/internal/domain/content"
)

func TestNothingThatRunsComesOutOfAText(t *testing.T) {
	for _, source := range []string{
		"<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[clic](javascript:alert(1))",
		"[clic](JaVaScRiPt:alert(1))", "[clic](data:text/html;base64,PHNjcmlwdD4=)",
		"<a href=\"javascript:alert(1)\">x</a>", "![x](javascript:alert(1))",
		"<iframe src=\"https://exemple.test\"></iframe>", "<style>body{display:none}</style>",
		"# T {onclick=\"alert(1)\" id=x}", "<svg><script>alert(1)</script></svg>",
		"<form action=https://exemple.test><input name=a></form>", "## T {style=\"x\" class=\"y\"}",
		"<https://exemple.test/\"onmouseover=alert(1)>",
	} {
		html, _, err := content.Render([]byte(source))
		if err != nil {
			t.Fatal(err)
		}
		clean := content.Clean(html)
		for _, bad := range []string{
			"<script", "onerror=", "onclick", "javascript:", "JaVaScRiPt:", "data:", "<iframe", "<style", "style=",
			"class=", "<svg", "<form", "<input", `"onmouseover`,
		} {
			if strings.Contains(clean, bad) {
				t.Errorf("%s lets %q through: %s", source, bad, clean)
			}
		}
	}
}

func TestCleanHoldsForeignHTMLToTheSame(t *testing.T) {
	const foreign = `<h2 id="a b" onclick="x()">T</h2><p style="color:red" class="c">m<script>x()</script></p>` +
		`<img src="https://e.test/a.jpg" alt="a" onerror="x()" loading="lazy">`
	const want = `<h2>T</h2><p>m</p><img src="https://e.test/a.jpg" alt="a" loading="lazy">`
	if got := content.Clean(foreign); got != want {
		t.Errorf("%s; want %s", got, want)
	}
}

func TestWhatOurTextsAreMadeOfComesOut(t *testing.T) {
	html, sections, err := content.Render([]byte(strings.Join([]string{
		"# Titre", "", "## Les délais", "", "| Province | Jours |", "|---|---:|", "| Québec | **2** |", "",
		"1. un", "2. deux", "", "> cité", "", "## Les délais", "",
		"Voir [dehors](https://exemple.test) et [ici](/faqs#livraison), ~~jamais~~.", "",
		"![Une tuque](/fichiers/t.jpg)", "", "---",
	}, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<h2 id="titre">Titre</h2>`, `<h2 id="les-delais">`, `<h2 id="les-delais-2">`, "<th>Province</th>",
		"<td><strong>2</strong></td>", "<ol>", "<blockquote>",
		`<a href="https://exemple.test" rel="noreferrer">dehors</a>`, `<a href="/faqs#livraison">ici</a>`,
		"<del>jamais</del>", `<img src="/fichiers/t.jpg" alt="Une tuque">`, "<hr>",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %s in %s", want, html)
		}
	}
	if len(sections) != 3 || sections[2].ID != "les-delais-2" {
		t.Errorf("sections %v", sections)
	}
}
