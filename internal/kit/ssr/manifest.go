package ssr

import (
	"encoding/json"
	"fmt"
	"html"
	"io/fs"
	"strings"
)

// chunk is one file of the browser's build, as the bundler's manifest describes it.
type chunk struct {
	File    string   `json:"file"`
	CSS     []string `json:"css"`
	Assets  []string `json:"assets"`
	Imports []string `json:"imports"`
}

// manifest tells which built files a page needs.
type manifest struct {
	chunks map[string]chunk
	entry  string // manifest key of the script that starts the pages
	routes string // manifest folder of the page modules
}

func readManifest(dist fs.FS, entry, routes string) (manifest, error) {
	b, err := fs.ReadFile(dist, ".vite/manifest.json")
	if err != nil {
		return manifest{}, fmt.Errorf("read the build manifest: %w", err)
	}
	m := manifest{entry: entry, routes: routes}
	if err := json.Unmarshal(b, &m.chunks); err != nil {
		return manifest{}, fmt.Errorf("read the build manifest: %w", err)
	}
	if _, ok := m.chunks[entry]; !ok {
		return manifest{}, fmt.Errorf("the build manifest has no %s", entry)
	}
	return m, nil
}

// script is the address of the entry script.
func (m manifest) script() string { return "/" + m.chunks[m.entry].File }

// links writes the fonts' preloads, the style sheets and the module preloads of a page, each once, entry first.
func (m manifest) links(page string) string {
	var styles, scripts []string
	seen := map[string]bool{}
	var walk func(key string)
	walk = func(key string) {
		c, ok := m.chunks[key]
		if !ok || seen[key] {
			return
		}
		seen[key] = true
		for _, i := range c.Imports {
			walk(i)
		}
		scripts = append(scripts, c.File)
		styles = append(styles, c.CSS...)
	}
	walk(m.entry)
	walk(m.routes + page + ".tsx")
	var b strings.Builder
	for _, a := range m.chunks[m.entry].Assets {
		if strings.HasSuffix(a, ".woff2") {
			b.WriteString(`<link rel="preload" as="font" type="font/woff2" href="/` + html.EscapeString(a) + `" crossorigin>`)
		}
	}
	once := map[string]bool{}
	for _, s := range styles {
		if !once[s] {
			once[s] = true
			b.WriteString(`<link rel="stylesheet" href="/` + html.EscapeString(s) + `">`)
		}
	}
	for _, s := range scripts {
		b.WriteString(`<link rel="modulepreload" href="/` + html.EscapeString(s) + `">`)
	}
	return b.String()
}
