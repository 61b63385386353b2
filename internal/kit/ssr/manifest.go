package ssr

import (
	"crypto/sha256"
	"encoding/base64"
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

// manifest lists the built files that each page needs.
type manifest struct {
	chunks map[string]chunk
	styles map[string]string // text of each style sheet, by its file
	entry  string            // manifest key of the script that starts the pages
	routes string            // manifest folder of the page modules
}

func readManifest(dist fs.FS, entry, routes string) (manifest, error) {
	b, err := fs.ReadFile(dist, ".vite/manifest.json")
	if err != nil {
		return manifest{}, fmt.Errorf("read the build manifest: %w", err)
	}
	m := manifest{entry: entry, routes: routes, styles: map[string]string{}}
	if err := json.Unmarshal(b, &m.chunks); err != nil {
		return manifest{}, fmt.Errorf("read the build manifest: %w", err)
	}
	if _, ok := m.chunks[entry]; !ok {
		return manifest{}, fmt.Errorf("the build manifest has no %s", entry)
	}
	for _, c := range m.chunks {
		for _, file := range c.CSS {
			text, err := fs.ReadFile(dist, file)
			if err != nil {
				return manifest{}, fmt.Errorf("read a style sheet of the build: %w", err)
			}
			m.styles[file] = strings.TrimSpace(string(text))
		}
	}
	return m, nil
}

// script is the file of a page's own code.
func (m manifest) script(page string) string { return m.chunks[m.routes+page+".tsx"].File }

// start is the script that starts the pages once the browser has painted: what was rendered is seen before the code
// that brings it to life is run. Where nothing is painted, in a hidden tab or an empty page, there is nothing to wait
// for; a browser that does not report its paints starts a second after all is loaded. A second import does nothing.
func (m manifest) start() string {
	return `const start=()=>import("/` + m.chunks[m.entry].File + `");` +
		`if(document.hidden||!racine.firstChild)start();` +
		`else{new PerformanceObserver(start).observe({type:"paint",buffered:true});` +
		`addEventListener("load",()=>setTimeout(start,1000))}`
}

// links writes the fonts' preloads, the styles and the module preloads of a page, each once, entry first.
//
// The styles are in the page, so that nothing but the page itself stands before the first paint. hash names them in the
// content security policy. Their links stay, disabled and so never fetched: the bundler's loader, which searches for a
// link before it adds one, then knows that they are there.
func (m manifest) links(page string) (markup, hash string) {
	files, scripts := m.needs(page)
	var b, styles strings.Builder
	for _, a := range m.chunks[m.entry].Assets {
		if strings.HasSuffix(a, ".woff2") {
			b.WriteString(`<link rel="preload" as="font" type="font/woff2" href="/` + html.EscapeString(a) +
				`" crossorigin>`)
		}
	}
	for _, file := range files {
		styles.WriteString(m.styles[file])
		b.WriteString(`<link rel="stylesheet" href="/` + html.EscapeString(file) + `" disabled>`)
	}
	b.WriteString("<style>" + styles.String() + "</style>")
	for _, s := range scripts {
		b.WriteString(`<link rel="modulepreload" fetchpriority="low" href="/` + html.EscapeString(s) + `">`)
	}
	sum := sha256.Sum256([]byte(styles.String()))
	return b.String(), "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// needs lists the style sheets and scripts of a page in the order in which they apply.
func (m manifest) needs(page string) (styles, scripts []string) {
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
		for _, file := range c.CSS {
			if !seen[file] {
				seen[file] = true
				styles = append(styles, file)
			}
		}
	}
	walk(m.entry)
	walk(m.routes + page + ".tsx")
	return styles, scripts
}
