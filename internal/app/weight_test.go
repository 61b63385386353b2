package app_test

import (
	"encoding/json"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	frontend "rangrue/web"
)

// What a page may weigh, in brotli bytes: the first script, which every page begins with and of which React is two
// thirds; all scripts of a page that visits begin with; of any page; its styles. The checkout is left out: its forms
// come after the cart, when the rest is already there.
const (
	maxFirstScript  = 90_000
	maxFirstScripts = 110_000
	maxScripts      = 120_000
	maxStyles       = 15_000
)

// firstPages are those that visits begin with, by their files.
var firstPages = []string{"home", "category", "product", "search", "blog", "blog-entry", "sell", "start-selling"}

func TestNoPageIsHeavy(t *testing.T) {
	needFrontend(t)
	client, err := fs.Sub(frontend.Dist(), "client")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := fs.ReadFile(client, ".vite/manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	var chunks map[string]struct {
		File         string
		CSS, Imports []string
	}
	if err := json.Unmarshal(raw, &chunks); err != nil {
		t.Fatal(err)
	}
	weighFrom := func(keys ...string) (scripts, styles int64) {
		files := map[string]bool{}
		var walk func(key string)
		walk = func(key string) {
			c := chunks[key]
			if files[c.File] {
				return
			}
			files[c.File] = true
			for _, style := range c.CSS {
				files[style] = true
			}
			for _, i := range c.Imports {
				walk(i)
			}
		}
		for _, key := range keys {
			walk(key)
		}
		return weigh(t, client, files)
	}
	const entry = "storefront/entry-client.tsx"
	if first, _ := weighFrom(entry); first > maxFirstScript {
		t.Errorf("the first script weighs %d bytes, at most %d", first, maxFirstScript)
	}
	pages := 0
	for _, page := range slices.Sorted(maps.Keys(chunks)) {
		if !strings.HasPrefix(page, "storefront/routes/") || page == "storefront/routes/checkout.tsx" {
			continue
		}
		pages++
		scripts, styles := weighFrom(entry, page)
		t.Logf("%s: %d bytes of scripts, %d of styles", page, scripts, styles)
		limit := int64(maxScripts)
		if slices.Contains(firstPages, strings.TrimSuffix(path.Base(page), ".tsx")) {
			limit = maxFirstScripts
		}
		if scripts > limit || styles > maxStyles {
			t.Errorf("%s weighs %d bytes of scripts (at most %d) and %d of styles (at most %d)", page, scripts, limit,
				styles, maxStyles)
		}
	}
	if pages == 0 {
		t.Error("no page in the manifest")
	}
}

func weigh(t *testing.T, client fs.FS, files map[string]bool) (scripts, styles int64) {
	t.Helper()
	for name := range files {
		info, err := fs.Stat(client, name+".br")
		if err != nil {
			info, err = fs.Stat(client, name) // too small to be worth compressing
		}
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, ".css") {
			styles += info.Size()
		} else {
			scripts += info.Size()
		}
	}
	return scripts, styles
}
