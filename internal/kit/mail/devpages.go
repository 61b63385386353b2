package mail

import (
	_ "embed"
	"errors"
	"html/template"
	"io"
	"io/fs"
	"log/slog"
	"mime"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// DevPath is where [DevPages] is mounted.
const DevPath = "/dev/courriels"

// shownAtMost bounds the list: it is a page to read, not an archive.
const shownAtMost = 200

//go:embed devpages.html
var devPagesHTML string

var devTemplates = template.Must(template.New("pages").Parse(devPagesHTML))

var emlName = regexp.MustCompile(`^[A-Za-z0-9._-]+\.eml$`)

// DevPages shows the messages a [Folder] kept in dir: a list, or with the parameter q those whose subject or recipient
// holds it; each message as HTML, as text and as it travels; attachments. It is for demo mode alone, since it shows
// everyone's mail to anyone. A message's HTML is shown in a frame without scripts, forms or our address.
func DevPages(dir string) http.Handler {
	p := devPages{dir}
	mux := http.NewServeMux()
	mux.HandleFunc("GET "+DevPath, p.list)
	mux.HandleFunc("GET "+DevPath+"/{$}", p.list)
	mux.HandleFunc("GET "+DevPath+"/{name}", p.show)
	mux.HandleFunc("GET "+DevPath+"/{name}/html", p.frame)
	mux.HandleFunc("GET "+DevPath+"/{name}/eml", p.raw)
	mux.HandleFunc("GET "+DevPath+"/{name}/jointes/{n}", p.attachment)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; "+
			"base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("X-Robots-Tag", "noindex")
		w.Header().Set("Cache-Control", "no-store")
		mux.ServeHTTP(w, r)
	})
}

type devPages struct{ dir string }

func (p devPages) list(w http.ResponseWriter, r *http.Request) {
	names, err := p.names()
	if err != nil {
		slog.ErrorContext(r.Context(), "mail: the folder could not be read", "error", err)
		http.Error(w, "Le dossier des courriels est illisible.", http.StatusInternalServerError)
		return
	}
	about := r.URL.Query().Get("q")
	var messages []kept
	for _, name := range names {
		m, err := p.read(name)
		if err == nil && (strings.Contains(m.Subject, about) || strings.Contains(m.To, about)) {
			messages = append(messages, m)
		}
		if len(messages) == shownAtMost {
			break
		}
	}
	writePage(w, "list", messages)
}

// names lists the newest files first.
func (p devPages) names() ([]string, error) {
	entries, err := os.ReadDir(p.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var names []string
	for _, e := range slices.Backward(entries) {
		if emlName.MatchString(e.Name()) {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

func (p devPages) show(w http.ResponseWriter, r *http.Request) {
	m, err := p.read(r.PathValue("name"))
	if err != nil {
		http.Error(w, "Courriel introuvable.", http.StatusNotFound)
		return
	}
	m.View = r.URL.Query().Get("vue")
	if m.HTML == "" {
		m.View = "texte"
	}
	writePage(w, "show", m)
}

func (p devPages) frame(w http.ResponseWriter, r *http.Request) {
	m, err := p.read(r.PathValue("name"))
	if err != nil {
		http.Error(w, "Courriel introuvable.", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Security-Policy",
		"sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; "+
			"style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'")
	w.Header().Set("X-Frame-Options", "SAMEORIGIN")
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	page := strings.Replace(m.HTML, "<head>", `<head><base target="_blank">`, 1)
	io.WriteString(w, page) //nolint:errcheck // the reader left
}

func (p devPages) raw(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	data, err := p.file(name)
	if err != nil {
		http.Error(w, "Courriel introuvable.", http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Write(data) //nolint:errcheck // the reader left
}

func (p devPages) attachment(w http.ResponseWriter, r *http.Request) {
	m, err := p.read(r.PathValue("name"))
	n, convErr := strconv.Atoi(r.PathValue("n"))
	if err != nil || convErr != nil || n < 0 || n >= len(m.Attachments) {
		http.Error(w, "Pièce jointe introuvable.", http.StatusNotFound)
		return
	}
	file := m.Attachments[n]
	w.Header().Set("Content-Type", file.ContentType)
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": file.Name}))
	w.Write(file.Data) //nolint:errcheck // the reader left
}

func writePage(w http.ResponseWriter, name string, data any) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if err := devTemplates.ExecuteTemplate(w, name, data); err != nil {
		slog.Error("mail: a page could not be written", "page", name, "error", err)
		http.Error(w, "La page n’a pu être écrite.", http.StatusInternalServerError)
	}
}
